// The client begins here: texts first, then the page that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";

await speak(settings.lang);
const target = document.getElementById("app")!;
target.replaceChildren(); // the bar that was seen until now
mount(App, { target });
