import { addAll, answerPage } from "./answerPage.ts";
import { keptFiles } from "./keptFiles.ts";
import { keptMenus } from "./keptMenus.ts";
import { keptPages } from "./keptPages.ts";
import { keptPictures } from "./keptPictures.ts";
import { type Kept, type Newer, readMessage } from "./message.ts";
import { type OfflineWords, offlinePage } from "./offlinePage.ts";
import { pageKey } from "./pageKey.ts";
import { sortFile, sortRequest } from "./sortRequest.ts";
import type { AskedEvent, ToldEvent, WorkerScope } from "./WorkerScope.ts";

/** Name of the build · its files that are kept from the start · words of the offline page, by language. */
declare const __NOREN_BUILD__: string;
declare const __NOREN_FILES__: readonly string[];
declare const __NOREN_WORDS__: Readonly<Record<string, OfflineWords>>;

declare const self: WorkerScope;
const { origin } = self.location;
const get: typeof fetch = (input, init) => fetch(input, init);
const now = () => Date.now();

const files = keptFiles(__NOREN_BUILD__, { storage: caches, get, now });
const pictures = keptPictures(caches, get, now);
const pages = keptPages(caches, now);
const menus = keptMenus(caches, get);

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

self.addEventListener("message", (event) => event.waitUntil(hear(event)));

async function begin(): Promise<void> {
  await files.begin();
  // The files of a newer build, which may be on their way already, are for its own worker to judge.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await files.tidy();
}

function page(event: AskedEvent, later: (work: Promise<unknown>) => void): Promise<Response> {
  later(goOn());
  return answerPage(new URL(event.request.url), {
    pages,
    files,
    later,
    fromNetwork: () => get(event.request),
    offline: async () => offlinePage(__NOREN_WORDS__, self.navigator.languages, await pages.list()),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds)),
  });
}

/** A page is left for another: the moment for a new worker, unless others are open. */
async function goOn(): Promise<void> {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll({ type: "window" })).length < 2) {
    waiting.postMessage({ type: "takeOver" });
  }
}

async function hear({ data, source }: ToldEvent): Promise<void> {
  const message = readMessage(data);
  if (message?.type === "takeOver") return self.skipWaiting();
  if (message?.type === "isNewer" && !__NOREN_FILES__.includes(message.address)) {
    source?.postMessage({ type: "newer" } satisfies Newer);
  }
  if (message?.type === "forget") await Promise.all([pages.forget(), menus.forget()]);
  if (message?.type === "used") await Promise.all(message.addresses.map(keepUsed));
  if (message?.type === "keep") {
    // Without what else stood in the address.
    const key = pageKey(new URL(message.address, origin));
    if (key === null) return;
    const url = new URL(key, origin);
    if ((await pages.age(url)) < message.pause) return;
    // Past the browser's cache, where it would wait for a request before it that is never answered.
    const how = { cache: "no-store", headers: { accept: "text/html" } } as const;
    const response = await get(url, how).catch(() => null);
    if (!response) return;
    const copy = response.clone();
    const addresses = await pages.keep(url, response);
    await addAll(files, addresses);
    await menus.keepRest(await copy.text()).catch(() => null);
    if (addresses.length > 0) source?.postMessage({ type: "kept", address: message.address } satisfies Kept);
  }
}

/** A file or a picture that a page has used already: the browser's own cache has it still. */
async function keepUsed(address: string): Promise<void> {
  const { origin: from, pathname } = new URL(address, origin);
  const sort = from === origin ? sortFile(pathname) : "other";
  if (sort === "file") await files.add(address).catch(() => null);
  if (sort === "picture") await pictures.add(address).catch(() => null);
}
