/**
 * Python's memory as it is when it has just started, with the engine in it: kept by the browser, so that the next start
 * need not do all of that again. It is a help and nothing more: without it, or if it is of no use, Python starts as it did.
 */

const NAME = "ruinous-memory";
const AMPLE = 20; // times as much room must be left for games

/** Where it is kept, for a page of this address and build. */
export class Memory {
  private readonly cacheName: string;
  private readonly address: string;

  constructor(home: URL, version: string) {
    this.cacheName = `${NAME} ${home.pathname}`;
    this.address = new URL(`tab/memory?${version}`, home).href;
  }

  async read(): Promise<Uint8Array | null> {
    try {
      const kept = await caches.match(this.address, { cacheName: this.cacheName }); // by plain http there are none
      return kept ? whole(await kept.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }

  /** Keep it in the place of any other, if there is room in plenty. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const parts = used(memory);
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      if (quota - usage < AMPLE * parts.size) return;
      await this.forget();
      await (await caches.open(this.cacheName)).put(this.address, new Response(parts));
    } catch {
      // the next start takes as long as this one
    }
  }

  /** Whether there was any. */
  async forget(): Promise<boolean> {
    try {
      if (!(await caches.has(this.cacheName))) return false;
      const cache = await caches.open(this.cacheName);
      for (const kept of await cache.keys()) await cache.delete(kept); // a cache that is still open anywhere keeps its room
      return await caches.delete(this.cacheName);
    } catch {
      return false;
    }
  }
}

const PAGE = 65_536; // bytes

/** A memory without its empty pages, nearly half of it: its size, which pages are used, and these. Packing takes longer to undo. */
export function used(memory: Uint8Array<ArrayBuffer>): Blob {
  const count = Math.ceil(memory.length / PAGE);
  const pages = Array.from({ length: count }, (_, n) => memory.subarray(n * PAGE, (n + 1) * PAGE));
  const flags = Uint8Array.from(pages, (page) => Number(page.some(Boolean)));
  return new Blob([Float64Array.of(memory.length), flags, ...pages.filter((_, n) => flags[n])]);
}

/** The memory again; null for anything else. */
export function whole(kept: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  const [length = 0] = kept.byteLength < 8 ? [] : new Float64Array(kept.slice(0, 8));
  const count = Math.ceil(length / PAGE);
  if (!(count > 0 && 8 + count <= kept.byteLength)) return null;
  const memory = new Uint8Array(length);
  let from = 8 + count;
  for (const [n, flag] of new Uint8Array(kept, 8, count).entries()) {
    if (!flag) continue;
    const size = Math.min(PAGE, length - n * PAGE);
    if (from + size > kept.byteLength) return null;
    memory.set(new Uint8Array(kept, from, size), n * PAGE);
    from += size;
  }
  return from === kept.byteLength ? memory : null;
}

/** While it starts, Python's memory begins as large as what is copied into it: it does not look itself (pyodide#6254). */
export function roomFor(bytes: number): () => void {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const grown = <T extends WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource>(made: T): T => {
    const { exports } = "instance" in made ? made.instance : made;
    for (const part of Object.values(exports)) {
      if (part instanceof WebAssembly.Memory) part.grow(Math.max(0, Math.ceil((bytes - part.buffer.byteLength) / PAGE)));
    }
    return made;
  };
  const larger = (usual: (...given: never[]) => Promise<WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource>) =>
    (...given: never[]) => usual.apply(WebAssembly, given).then(grown);
  Object.assign(WebAssembly, { instantiate: larger(instantiate as never), instantiateStreaming: larger(instantiateStreaming as never) });
  return () => void Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}
