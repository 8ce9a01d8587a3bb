/**
 * What the service worker keeps of one build, and what it answers from it. Whatever is not a part of a build goes to the
 * network untouched: the API, sockets, a record. The list of parts is written before the worker (server/pages/tab.py).
 */

export interface Build {
  version: string;
  /** The address of the page that plays in its tab: beside a server's page, or the only one ("") of a site. */
  tab: string;
  /** Every file: the beginning of its SHA-256, and its bytes on the way here. */
  parts: Record<string, [tag: string, size: number]>;
}

/** As much of a worker's world as is used here. */
export interface World {
  home: URL;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match" | "has">;
  fetch(address: string, init?: RequestInit): Promise<Response>;
  digest(body: ArrayBuffer): Promise<string>;
}

const INDEX = "index.html";
const AT_ONCE = 4;
const PATIENCE = 8000; // milliseconds until a server that says nothing is away
const AWAY = [502, 503, 504]; // what a proxy says for it
/** What the first sight needs, beside what the pages name. */
const SMALL = /^[^/]+\.(js|svg|webmanifest)$/;

export class Keeper {
  /** What caches of this place are named with: others of the same origin have their own. */
  private readonly ours: string;
  private readonly cache: string;
  /** Everything is on its way here, and who hears how far it is. */
  private coming: Promise<void> | null = null;
  private readonly hearing = new Set<(loaded: number, total: number) => void>();

  constructor(
    readonly build: Build,
    private readonly world: World,
  ) {
    this.ours = `ruinous ${world.home.pathname} `;
    this.cache = this.ours + build.version;
  }

  // --- keeping ----------------------------------------------------------------------------------------------------

  /** The pages and what they load first. Whoever had everything of an older build has everything of this one, too. */
  async install(): Promise<void> {
    const before = (await this.builds()).at(-1);
    const named = new Set(Object.keys(this.build.parts).filter((name) => SMALL.test(name)));
    const cache = await this.world.caches.open(this.cache);
    for (const page of new Set([INDEX, this.build.tab || INDEX])) {
      const body = await this.load(page);
      for (const asset of (await body.clone().text()).match(/\bassets\/[\w.-]+/g) ?? []) {
        if (!this.build.parts[asset]) throw new Error(`${page} is of another build: ${asset}`);
        named.add(asset);
      }
      await cache.put(this.address(page), body);
    }
    await this.keep([...named]);
    if (before && (await (await this.world.caches.open(before)).match(this.address("tab/engine.zip.packed")))) await this.whole();
  }

  /** Of older builds only the last stays: a page of it may be open still. */
  async tidy(): Promise<void> {
    for (const name of (await this.builds()).slice(0, -1)) await this.world.caches.delete(name);
  }

  /** Parts of this build that somebody has; those that are here are not asked for again. */
  async keep(names: readonly string[], told: (bytes: number) => void = () => {}): Promise<void> {
    const cache = await this.world.caches.open(this.cache);
    const left = names.filter((name) => this.build.parts[name]);
    const next = async (): Promise<void> => {
      for (let name = left.pop(); name; name = left.pop()) {
        if (!(await cache.match(this.address(name)))) await cache.put(this.address(name), await this.load(name));
        told(this.build.parts[name]![1]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  /** Everything that a game without a network needs. It is fetched once, however many pages ask for it meanwhile. */
  async whole(told: (loaded: number, total: number) => void = () => {}): Promise<void> {
    this.hearing.add(told);
    this.coming ??= this.fetchWhole().finally(() => (this.coming = null));
    await this.coming.finally(() => this.hearing.delete(told));
  }

  private async fetchWhole(): Promise<void> {
    let loaded = 0;
    await this.keep(Object.keys(this.build.parts), (bytes) => {
      loaded += bytes;
      for (const told of this.hearing) told(loaded, this.bytes);
    });
  }

  /** How many bytes everything is. */
  get bytes(): number {
    return Object.values(this.build.parts).reduce((sum, [, size]) => sum + size, 0);
  }

  get isComing(): boolean {
    return this.coming !== null;
  }

  async isWhole(): Promise<boolean> {
    const cache = await this.world.caches.open(this.cache);
    const kept = new Set((await cache.keys()).map((request) => request.url));
    return Object.keys(this.build.parts).every((name) => kept.has(this.address(name)));
  }

  /** Whether a page is of this build: one that plays in its tab knows its version, one of a server its first script. */
  made(page: { version: string; entry: string }): boolean {
    return page.version ? page.version === this.build.version : page.entry in this.build.parts;
  }

  /** Older builds, the newest last. */
  private async builds(): Promise<string[]> {
    return (await this.world.caches.keys()).filter((name) => name.startsWith(this.ours) && name !== this.cache);
  }

  private address(name: string): string {
    return new URL(name, this.world.home).href;
  }

  /** A file from an older build if it is the same there, else from the network; never half of it, never another one. */
  private async load(name: string): Promise<Response> {
    const tag = this.build.parts[name]?.[0];
    const older = tag && (await this.world.caches.match(this.address(name)));
    if (older && (name.startsWith("assets/") || (await this.tagOf(older)) === tag)) return older;
    const found = await this.world.fetch(this.address(name === INDEX ? "" : name), { cache: name.startsWith("assets/") ? "default" : "no-cache" });
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    const whole = await plain(found);
    if (name.startsWith("tab/") && (await this.tagOf(whole)) !== tag) throw new Error(`${name} is not whole, or of another build`);
    return whole;
  }

  private async tagOf(response: Response): Promise<string> {
    return this.world.digest(await response.clone().arrayBuffer());
  }

  // --- answering --------------------------------------------------------------------------------------------------

  /** What a request is answered with; null: that is for the network. `later` keeps the worker awake. */
  answer(request: Pick<Request, "method" | "mode" | "url">, later: (work: Promise<unknown>) => void): (() => Promise<Response>) | null {
    const url = new URL(request.url);
    const { home } = this.world;
    if (request.method !== "GET" || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null;
    const name = url.pathname.slice(home.pathname.length);
    if (request.mode === "navigate") {
      const index = name === "" || name === INDEX;
      if (name === this.build.tab || (index && !this.build.tab)) return () => this.kept(this.build.tab || INDEX);
      return index ? () => this.fresh() : null;
    }
    const version = name.startsWith("tab/") ? url.search.slice(1) : "";
    if (version && version !== this.build.version) return () => this.ofAnother(version, name, url.href);
    if (this.build.parts[name]) return () => this.part(name, url.href, later);
    return name.startsWith("assets/") ? async () => (await this.world.caches.match(this.address(name))) ?? this.world.fetch(url.href) : null;
  }

  /** The page of this build, until somebody wishes for a newer one. */
  private async kept(page: string): Promise<Response> {
    const cache = await this.world.caches.open(this.cache);
    return (await cache.match(this.address(page))) ?? this.world.fetch(this.address(page === INDEX ? "" : page));
  }

  /** The page as the server has it now; the one that is kept while the server is away. */
  private async fresh(): Promise<Response> {
    const kept = async () => (await this.world.caches.open(this.cache)).match(this.address(INDEX));
    try {
      const found = await this.world.fetch(this.address(""), { signal: AbortSignal.timeout(PATIENCE), cache: "no-cache" });
      return (AWAY.includes(found.status) && (await kept())) || found;
    } catch (error) {
      const page = await kept();
      if (page) return page;
      throw error;
    }
  }

  /** A part of this build; what was not kept yet is, when all of it has come. */
  private async part(name: string, address: string, later: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.world.caches.open(this.cache);
    const kept = await cache.match(this.address(name));
    if (kept) return kept;
    const found = await this.world.fetch(address);
    if (found.status === 200) later(this.store(cache, name, found.clone()).catch(() => {})); // it is asked for again then
    return found;
  }

  private async store(cache: Cache, name: string, found: Response): Promise<void> {
    const whole = await plain(found);
    const [tag] = this.build.parts[name]!;
    if (name.startsWith("tab/") && (await this.tagOf(whole)) !== tag) return;
    await cache.put(this.address(name), whole);
  }

  /** A page of an older build goes on with the engine of its own build. */
  private async ofAnother(version: string, name: string, address: string): Promise<Response> {
    const cache = this.ours + version;
    const older = (await this.world.caches.has(cache)) && (await (await this.world.caches.open(cache)).match(this.address(name)));
    return older || this.world.fetch(address);
  }
}

/** A response that can be kept and given to anybody: unpacked, whole, and not redirected. */
async function plain(found: Response): Promise<Response> {
  const headers = new Headers(found.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(await found.arrayBuffer(), { headers });
}
