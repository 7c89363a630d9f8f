import { mutate } from "swr";
import { cache, SWRGlobalState } from "swr/_internal";
import { afterAll, vi } from "vitest";

/**
 * For files that share a worker, and with it one window and one load of the packages: each finds our own modules as
 * new, and the window as the first one did. What a file mocks, stubs, defines or listens to ends with it.
 */
const shared = [globalThis, navigator, Element.prototype, HTMLElement.prototype, Document.prototype];
const before = shared.map((one) => ({ one, descriptors: Object.getOwnPropertyDescriptors(one) }));

const heard: Parameters<typeof removeEventListener>[] = [];
const listen = window.addEventListener;
window.addEventListener = (...given: Parameters<typeof removeEventListener>) => {
  heard.push(given);
  Reflect.apply(listen, window, given);
};

vi.resetModules();
window.history.replaceState(null, "", "/");
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const given of heard) window.removeEventListener(...given);
  await mutate(() => true, undefined, { revalidate: false });
  // Who asks for what an ended file's provider still owed would wait for it, instead of asking their own.
  const [, , fetches = {}, preloads = {}] = SWRGlobalState.get(cache) ?? [];
  for (const owed of [fetches, preloads])
    for (const key of Object.keys(owed)) Reflect.deleteProperty(owed, key);
  for (const { one, descriptors } of before) {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
      const then = (descriptors as Record<string, PropertyDescriptor>)[name];
      if (!now.configurable) continue;
      if (then === undefined) Reflect.deleteProperty(one, name);
      else if (then.value !== now.value || then.get !== now.get) Object.defineProperty(one, name, then);
    }
  }
});
