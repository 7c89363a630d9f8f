import { beforeEach, expect, it, vi } from "vitest";
import { overToNewBuild } from "./overToNewBuild.ts";

// @vitest-environment jsdom
const FILE = "https://order.example.com/assets/old.js";
const reload = vi.fn<() => void>();

/** Whether the page is loaded anew, with a server that says this of the file. */
async function leaves(answer: Response, file = FILE): Promise<boolean> {
  vi.stubGlobal("fetch", async () => answer);
  const before = reload.mock.calls.length;
  const isLeaving = await overToNewBuild(file);
  expect(reload.mock.calls.length - before).toBe(isLeaving ? 1 : 0);
  return isLeaving;
}
const gone = () => new Response(null, { status: 404 });
const html = (status: number) => new Response("", { status, headers: { "content-type": "text/html" } });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("location", { reload });
});

it("a page whose files the server has no more is loaded anew, once for each build", async () => {
  expect(await leaves(gone())).toBe(true);
  expect(await leaves(gone())).toBe(false);
  expect(await leaves(html(200), `${FILE}?next`)).toBe(true);
});

it("a server that has them, or cannot say, is no reason", async () => {
  expect(await leaves(new Response("code", { headers: { "content-type": "text/javascript" } }))).toBe(false);
  expect(await leaves(html(502))).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(overToNewBuild(FILE)).rejects.toThrow("no network");
});
