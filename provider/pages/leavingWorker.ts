import { CACHE_PREFIX } from "#domain/device/lowData.ts";

/**
 * The service worker of an operator who wants none: it takes over at once, stands before nothing, drops what an earlier
 * one kept, and goes. The browser itself asks for it, whatever the earlier one answers to the page; no status alone would
 * have a browser give one up.
 */
export const LEAVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("${CACHE_PREFIX}"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
