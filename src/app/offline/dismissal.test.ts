import { describe, expect, it, vi } from "vitest";
import { someContainer } from "#app/testing/someContainer.ts";
import { memoryCaches } from "#worker/testing/memoryCaches.ts";
import { isDismissed, leaveIfDismissed } from "./dismissal.ts";

describe("leave if dismissed", () => {
  // @vitest-environment jsdom
  it("a worker that its server has no more goes, with what it kept and nothing else; the server is asked once", async () => {
    const storage = memoryCaches("https://order.example.com");
    vi.stubGlobal("caches", storage);
    const get = vi.fn<typeof fetch>(async () => new Response(null, { status: 410 }));
    vi.stubGlobal("fetch", get);
    for (const name of ["noren-menus", "of-someone-else"]) await storage.open(name);
    const { container, parts } = someContainer();
    expect(await Promise.all([leaveIfDismissed(container), leaveIfDismissed(container)])).toEqual([
      true,
      true,
    ]);
    expect(parts.unregister).toHaveBeenCalledTimes(1);
    expect(await storage.keys()).toEqual(["of-someone-else"]);
    expect(get.mock.calls).toEqual([["/sw.js", { method: "HEAD", cache: "no-store" }]]);
  });
});

describe("dismissal", () => {
  const says = (status: number) => isDismissed("/sw.js", async () => new Response(null, { status }));

  it("a worker goes when its server says that there is none, and for nothing else", async () => {
    expect(await says(404)).toBe(true);
    expect(await says(410)).toBe(true);
    expect(await says(200)).toBe(false);
    expect(await says(503)).toBe(false);
    expect(await isDismissed("/sw.js", () => Promise.reject(new TypeError("no network")))).toBe(false);
  });
});
