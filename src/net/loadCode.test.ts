// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { loadCode } from "./loadCode.ts";

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const part = { default: "a part" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it("asks for no code without a network, and loads it when the network is back", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  vi.stubGlobal("navigator", { onLine: false });
  await expect(loadCode(load, ["assets/offline.js"])).rejects.toThrow("no network");
  expect(load).not.toHaveBeenCalled();
  expect(links("modulepreload")).toEqual([]);
  vi.stubGlobal("navigator", { onLine: true });
  await expect(loadCode(load, [])).resolves.toBe(part);
});

it("gives without a network what was asked for while there was one", async () => {
  const load = () => Promise.resolve(part);
  await loadCode(load, ["assets/known.js"]);
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/page.js">';
  vi.stubGlobal("navigator", { onLine: false });
  await expect(loadCode(load, ["assets/known.js", "assets/page.js"])).resolves.toBe(part);
});

it("asks a worker, which may have kept it", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  await expect(loadCode(() => Promise.resolve(part), ["assets/kept.js"])).resolves.toBe(part);
});

it("asks ahead for the code beside it, once", async () => {
  const load = () => Promise.resolve(part);
  await Promise.all([loadCode(load, ["assets/a.js", "assets/b.js"]), loadCode(load, ["assets/a.js"])]);
  expect(links("modulepreload").map((link) => link.getAttribute("href"))).toEqual([
    "/assets/a.js",
    "/assets/b.js",
  ]);
});

it("waits for styles, and fetches those again that did not come", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const first = loadCode(load, ["assets/a.css"]);
  links("stylesheet")[0]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("/assets/a.css");
  expect(links("stylesheet")).toEqual([]);
  const second = loadCode(load, ["assets/a.css"]);
  expect(load).not.toHaveBeenCalled();
  links("stylesheet")[0]?.dispatchEvent(new Event("load"));
  await expect(second).resolves.toBe(part);
});

it("leaves alone what the page came with", async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';
  await expect(loadCode(() => Promise.resolve(part), ["assets/page.css"])).resolves.toBe(part);
  expect(links("stylesheet")).toHaveLength(1);
});

it("looks once in the page for what came with it", async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/once.js">';
  const look = vi.spyOn(document, "querySelector");
  for (let turn = 0; turn < 3; turn += 1) await loadCode(() => Promise.resolve(part), ["assets/once.js"]);
  expect(look).toHaveBeenCalledTimes(1);
  expect(links("modulepreload")).toHaveLength(1);
});
