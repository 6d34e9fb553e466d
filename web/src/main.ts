import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/theme.css";
import "./app/appearance";

// The site has no server: its door opens beside the page.
if (import.meta.env.MODE === "site") (await import("./pocket/begin")).begin();

mount(App, { target: document.getElementById("app")! });
