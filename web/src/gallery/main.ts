import { mount } from "svelte";
import "../styles.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
