// The client begins here: texts first, then the page that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";

await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
