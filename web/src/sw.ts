/** The service worker. It is built into one file beside the page, sw.js, which imports nothing. */

import { keep } from "./offline/worker.ts";
import { listen } from "./push/worker.ts";

keep(self as unknown as Parameters<typeof keep>[0]);
listen(self as unknown as Parameters<typeof listen>[0]);
