import { expect, it, vi } from "vitest";
import { answerPage } from "./answerPage.ts";

const url = new URL("https://order.example.com/orderFood?storeId=ramen");
const kept = () => new Response('<html><script src="/assets/abc1234.js"></script>kept</html>');
const never = new Promise<never>(() => {});

type Around = Parameters<typeof answerPage>[1];

function around(given: Partial<Around> & { readonly hasFiles?: boolean; readonly isKept?: boolean }) {
  const keep = vi.fn<Around["pages"]["keep"]>(async () => ["/assets/new1234.js"]);
  const add = vi.fn<Around["files"]["add"]>(async () => {});
  const surroundings: Around = {
    pages: { find: async () => (given.isKept === false ? null : kept()), keep },
    files: { add, has: async () => given.hasFiles ?? true },
    fromNetwork: () => never,
    offline: async () => new Response("offline"),
    wait: () => never,
    later: (work) => void work,
    ...given,
  };
  return { keep, add, answer: async () => (await answerPage(url, surroundings)).text() };
}
const here = async () => new Response("of the network");
const gone = () => Promise.reject(new TypeError("no network"));

it("the network's page is shown, and kept with its files", async () => {
  const { answer, keep, add } = around({ fromNetwork: here });
  expect(await answer()).toBe("of the network");
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith("/assets/new1234.js"));
  expect(keep).toHaveBeenCalledTimes(1);
});

it("without a network the kept page is shown, without that one the offline page", async () => {
  expect(await around({ fromNetwork: gone }).answer()).toContain("kept");
  expect(await around({ fromNetwork: gone, isKept: false }).answer()).toBe("offline");
});

it("a network that says nothing is not waited for longer than three seconds", async () => {
  const wait = vi.fn<Around["wait"]>(async () => null);
  expect(await around({ wait }).answer()).toContain("kept");
  expect(wait).toHaveBeenCalledWith(3_000);
});

it("where nothing is kept a slow page is waited for", async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("slow")), 20));
  expect(await around({ isKept: false, fromNetwork: slow, wait: async () => null }).answer()).toBe("slow");
});

it("a server that is being restarted is no reason to lose the menu, and its own words are told", async () => {
  const restarted = async () => new Response("bad gateway", { status: 502 });
  expect(await around({ fromNetwork: restarted }).answer()).toContain("kept");
  expect(await around({ fromNetwork: restarted, isKept: false }).answer()).toBe("bad gateway");
  const refused = async () => new Response("not found", { status: 404 });
  expect(await around({ fromNetwork: refused }).answer()).toBe("not found");
});

it("a kept page whose code is gone is not shown", async () => {
  expect(await around({ fromNetwork: gone, hasFiles: false }).answer()).toBe("offline");
});

it("a storage that fails is no reason to be without a page", async () => {
  const broken = () => Promise.reject(new DOMException("no storage", "UnknownError"));
  const pages = { find: broken, keep: async () => [] };
  expect(await around({ fromNetwork: gone, pages }).answer()).toBe("offline");
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("slow")), 20));
  expect(await around({ fromNetwork: slow, pages, wait: async () => null }).answer()).toBe("slow");
  const files = { add: async () => {}, has: broken };
  expect(await around({ fromNetwork: gone, files }).answer()).toBe("offline");
});
