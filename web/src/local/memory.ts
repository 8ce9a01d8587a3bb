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
      const packed = await caches.match(this.address, { cacheName: this.cacheName }); // by plain http there are none
      if (!packed?.body) return null;
      return new Uint8Array(await new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
    } catch {
      return null;
    }
  }

  /** Keep it in the place of any other, if there is room in plenty. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const packed = await new Response(new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      if (quota - usage < AMPLE * packed.size) return;
      await this.forget();
      await (await caches.open(this.cacheName)).put(this.address, new Response(packed));
    } catch {
      // the next start takes as long as this one
    }
  }

  /** Whether there was any. */
  async forget(): Promise<boolean> {
    try {
      return await caches.delete(this.cacheName);
    } catch {
      return false;
    }
  }
}

/** While it starts, Python's memory begins as large as what is copied into it: it does not look itself (pyodide#6254). */
export function roomFor(bytes: number): () => void {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const grown = <T extends WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource>(made: T): T => {
    const { exports } = "instance" in made ? made.instance : made;
    for (const part of Object.values(exports)) {
      if (part instanceof WebAssembly.Memory) part.grow(Math.max(0, Math.ceil((bytes - part.buffer.byteLength) / 65_536)));
    }
    return made;
  };
  const larger = (usual: (...given: never[]) => Promise<WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource>) =>
    (...given: never[]) => usual.apply(WebAssembly, given).then(grown);
  Object.assign(WebAssembly, { instantiate: larger(instantiate as never), instantiateStreaming: larger(instantiateStreaming as never) });
  return () => void Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}
