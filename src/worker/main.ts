import { answerPage, isWhole } from "./answerPage.ts";
import { type FetchEvent, activateWaiting, type ServiceWorkerScope } from "./activateWaiting.ts";
import { messageHandler } from "./messageHandler.ts";
import type { Wait } from "./kept.ts";
import { keptFiles } from "./keptFiles.ts";
import { keptMenus } from "./keptMenus.ts";
import { keptPages } from "./keptPages.ts";
import { keptPictures } from "./keptPictures.ts";
import { type OfflineWords, offlinePage } from "./offlinePage.ts";
import { sortRequest } from "./sortRequest.ts";

/** Name of the build · its files that are kept from the start · words of the offline page, by language. */
declare const __NOREN_BUILD__: string;
declare const __NOREN_FILES__: readonly string[];
declare const __NOREN_WORDS__: Readonly<Record<string, OfflineWords>>;

declare const self: ServiceWorkerScope;
const { origin } = self.location;
const get: typeof fetch = (input, init) => fetch(input, init);
const now = () => Date.now();
const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

const files = keptFiles(__NOREN_BUILD__, { storage: caches, get, now });
const pictures = keptPictures(caches, get, now);
const pages = keptPages(caches, now);
const menus = keptMenus({ storage: caches, get, now, wait });

const handleMessage = messageHandler({
  origin,
  get,
  files,
  pictures,
  pages,
  menus,
  isOwn: (address) => __NOREN_FILES__.includes(address),
  takeOver: () => self.skipWaiting(),
});

// A new worker waits beside the old one: it keeps its files, and touches nothing of a page that is open.
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(__NOREN_FILES__.map(files.add)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([begin(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const sort = sortRequest(event.request, origin);
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => null));
  if (sort === "page") event.respondWith(page(event, later));
  if (sort === "menu") event.respondWith(menus.answer(event.request, later));
  if (sort === "file") event.respondWith(files.answer(event.request, later));
  if (sort === "picture") event.respondWith(pictures.answer(event.request, later));
});

self.addEventListener("message", (event) => {
  event.waitUntil(handleMessage(event.data, (answer) => event.source?.postMessage(answer)));
});

async function begin(): Promise<void> {
  await files.begin();
  // The files of a newer build, which may be on their way already, are for its own worker to judge.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await files.tidy();
}

function page(event: FetchEvent, later: (work: Promise<unknown>) => void): Promise<Response> {
  later(activateWaiting(self));
  return answerPage(new URL(event.request.url), {
    pages,
    files,
    later,
    fromNetwork: () => get(event.request),
    offline: async () => {
      const kept = await pages.list((html) => isWhole(html, files)).catch(() => []);
      return offlinePage(__NOREN_WORDS__, self.navigator.languages, kept);
    },
    wait,
  });
}
