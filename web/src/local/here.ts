/** Whether this page plays in its tab: `ruinous site` and the address /tab write so into it. */

export const inTab = document.querySelector('meta[name="ruinous-tables"]')?.getAttribute("content") === "tab";
