// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { memoryCaches } from "#worker/testing/memoryCaches.ts";
import { someContainer } from "../testing/someContainer.ts";
import { leaveIfDismissed } from "./leaveIfDismissed.ts";

it("a worker that its server has no more goes, with what it kept and nothing else; the server is asked once", async () => {
  const storage = memoryCaches("https://order.example.com");
  vi.stubGlobal("caches", storage);
  const get = vi.fn<typeof fetch>(async () => new Response(null, { status: 410 }));
  vi.stubGlobal("fetch", get);
  for (const name of ["noren-menus", "of-someone-else"]) await storage.open(name);
  const { container, parts } = someContainer();
  expect(await Promise.all([leaveIfDismissed(container), leaveIfDismissed(container)])).toEqual([true, true]);
  expect(parts.unregister).toHaveBeenCalledTimes(1);
  expect(await storage.keys()).toEqual(["of-someone-else"]);
  expect(get.mock.calls).toEqual([["/sw.js", { method: "HEAD", cache: "no-store" }]]);
});
