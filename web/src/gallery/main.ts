import { mount } from "svelte";
import "../colours.css";
import "../styles.css";

const target = document.getElementById("app")!;
// Pictures need no positions; everything else does.
const show = new URLSearchParams(location.search).get("show");
const page = show === "vignettes" ? await import("./Vignettes.svelte") : await import("./Gallery.svelte");
mount(page.default, { target });
