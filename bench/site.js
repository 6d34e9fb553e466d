// What the bench does in a page, at the site or at a server: one function for each thing that is timed, in seconds.
({
  /** Two at one table: orders one after the other; how long each answer took. */
  async played([scenario, sides, orders, script]) {
    const asked = script ? worker(script) : server;
    const seats = Object.fromEntries(sides.map((side) => [side, "me"]));
    const { game } = await asked("POST", "/games", {}, { scenario, seats, dice: "server" });
    const times = [];
    for (let number = 0; number < orders; number++) {
      const { sequence } = await asked("GET", `/games/${game}`, { lang: "en" });
      const listed = (await asked("GET", `/games/${game}/orders`, { lang: "en" })).orders;
      const given = listed[(number * 7) % listed.length].text;
      const body = { given, sequence, key: `bench-${1e6 + number}` };
      const began = performance.now();
      await asked("POST", `/games/${game}/orders`, {}, body);
      times.push((performance.now() - began) / 1000);
    }
    return times;

    function worker(script) {
      const answering = new Worker(script, { type: "module" });
      const waiting = new Map();
      answering.onmessage = ({ data }) => data.say === "answer" && waiting.get(data.id)(data);
      answering.postMessage({ say: "start", base: new URL(".", location.href).href });
      let last = 0;
      return async (method, path, query, body = {}) => {
        const id = ++last;
        const said = await new Promise((settle) => {
          waiting.set(id, settle);
          const asked = { method, path, query: JSON.stringify(query), body: JSON.stringify(body) };
          answering.postMessage({ say: "ask", id, ...asked });
        });
        if (said.status >= 400) throw new Error(said.text);
        return JSON.parse(said.text);
      };
    }

    async function server(method, path, query, body) {
      const headers = { "Content-Type": "application/json" };
      const how = method === "GET" ? {} : { headers, body: JSON.stringify(body) };
      const said = await fetch(`/api${path}?${new URLSearchParams(query)}`, { method, ...how });
      if (!said.ok) throw new Error(await said.text());
      return said.json();
    }
  },

  /** Jobs for the worker that thinks, one after the other, and what it said; without a script, the same worker. */
  async think([script, jobs]) {
    if (script) {
      window.thinking = new Worker(script, { type: "module" });
      window.thinking.postMessage(new URL(".", location.href).href);
    }
    const said = [];
    for (const [id, text] of jobs.entries()) {
      window.thinking.postMessage({ id, text });
      said.push(await new Promise((settle) => (window.thinking.onmessage = ({ data }) => settle(data.text))));
    }
    return said;
  },
})
