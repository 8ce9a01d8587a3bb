/** Where we are: everything behind the # of the address. */

export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "settings" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; rest: string }
  | { page: "analysis"; id: string; rest: string }
  | { page: "recover"; code: string }
  | { page: "person"; person: string }
  | { page: "ratings" }
  | { page: "groups" }
  | { page: "group"; group: string }
  | { page: "invitation"; key: string }
  | { page: "rules"; id: string }
  | { page: "cards"; id: string }
  | { page: "powers"; id: string }
  | { page: "help" }
  | { page: "lost"; path: string };

const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** What a hash leads to. Links to others look like #table=CODE, #join=KEY and #recover=CODE. */
export function parse(hash: string): Route {
  const path = decoded(hash.replace(/^#/, ""));
  const [, name, value, rest] = /^\/?(table|replay|analysis|recover|person|group|join)=([^/?]*)(.*)$/.exec(path) ?? [];
  if (name === "table" && value && CODE.test(value)) return { page: "table", table: value };
  if (name === "replay" && value && CODE.test(value)) return { page: "replay", table: value, rest: rest ?? "" };
  if (name === "analysis" && value && CODE.test(value)) return { page: "analysis", id: value, rest: rest ?? "" };
  if (name === "person" && value && CODE.test(value) && !rest) return { page: "person", person: value };
  if (name === "group" && value && CODE.test(value) && !rest) return { page: "group", group: value };
  if (name === "join" && value && CODE.test(value) && !rest) return { page: "invitation", key: value };
  if (name === "recover") return { page: "recover", code: value ?? "" };
  const parts = path.split("/").filter(Boolean);
  const [first, second, third = ""] = parts;
  if (!first) return { page: "lobby" };
  if (parts.length === 1 && first === "analysis") return { page: "analysis", id: "", rest: "" };
  if (parts.length === 1 && (first === "new" || first === "learn" || first === "puzzles" || first === "settings" || first === "help" || first === "ratings" || first === "groups" || first === "recover")) {
    return first === "recover" ? { page: "recover", code: "" } : { page: first };
  }
  if (first === "help" && parts.length <= 3 && (second === "rules" || second === "cards" || second === "powers")) {
    return { page: second, id: third };
  }
  return { page: "lost", path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The code in what somebody has pasted: a code, or a link that holds one. Empty if there is none. */
export function codeIn(text: string): string {
  const linked = /(?:table|replay)=([A-Za-z0-9_-]{1,64})/.exec(text);
  const plain = text.trim().toLowerCase();
  return linked?.[1] ?? (/^[a-z0-9]{4,64}$/.test(plain) ? plain : "");
}

/** The key in a link of a group. Empty if there is none. */
export function groupKeyIn(text: string): string {
  return /#join=([A-Za-z0-9_-]{1,64})/.exec(text)?.[1] ?? "";
}

export const here = $state<{ route: Route; moves: number }>({ route: { page: "lobby" }, moves: 0 });

export function follow(): void {
  here.route = parse(location.hash);
  addEventListener("hashchange", () => {
    here.route = parse(location.hash);
    here.moves += 1;
  });
}

export function goTo(hash: string): void {
  location.hash = hash;
}

/** The same place under another address, without a step for the back button. */
export function replace(hash: string): void {
  history.replaceState(history.state, "", hash);
  here.route = parse(location.hash);
}

/** A rule, card or Power in the help. */
export const ruleLink = (id: string) => `#/help/rules/${id}`;
export const cardLink = (id: string) => `#/help/cards/${id}`;
export const powerLink = (id: string) => `#/help/powers/${id}`;
export const personLink = (id: string) => `#/person=${id}`;
export const groupLink = (id: string) => `#/group=${id}`;
export const joinLink = (key: string) => `#join=${key}`;
