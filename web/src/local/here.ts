/** Whether this page plays in its tab, and with which build of the engine: `ruinous site` and the address /tab write so into it. */

const told = document.querySelector<HTMLMetaElement>('meta[name="ruinous-tables"]');
export const inTab = told?.content === "tab";
export const version = told?.dataset.version ?? "";
