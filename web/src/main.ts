import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/theme.css";
import "./app/appearance";

mount(App, { target: document.getElementById("app")! });
