/** Reads positions, one a line, and prints what is out of reach in them. */

import { createInterface } from "node:readline";
import { faultsOf } from "./walk.ts";

let [positions, orders] = [0, 0];
const lost = [];
for await (const line of createInterface({ input: process.stdin })) {
  const position = JSON.parse(line);
  lost.push(...faultsOf(position));
  positions += 1;
  orders += position.all.length;
}
console.log(JSON.stringify({ positions, orders, lost: lost.slice(0, 20), faults: lost.length }));
