/** The service worker. It is built into one file beside the page, sw.js, which imports nothing. */

import { listen } from "./push/worker.ts";

listen(self as unknown as Parameters<typeof listen>[0]);
