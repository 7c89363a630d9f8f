import { expect, it, vi } from "vitest";
import { messageHandler } from "./messageHandler.ts";

const ORIGIN = "https://order.example.com";
const MENU = "/orderFood?storeId=ramen";

function worker(get: typeof fetch = async () => new Response("page"), age = Infinity) {
  const spies = {
    get: vi.fn<typeof fetch>(get),
    keep: vi.fn<(url: URL, response: Response) => Promise<readonly string[]>>(async (_url, { ok }) =>
      ok ? ["/assets/a.js"] : [],
    ),
    forget: vi.fn<() => Promise<boolean>>(async () => true),
    file: vi.fn<(address: string) => Promise<void>>(async () => {}),
    picture: vi.fn<(address: string) => Promise<void>>(async () => {}),
    rest: vi.fn<(html: string, isLow?: boolean) => Promise<void>>(async () => {}),
    takeOver: vi.fn<() => Promise<void>>(async () => {}),
    tell: vi.fn<(answer: unknown) => void>(),
  };
  const { keep, forget, file, picture, rest, takeOver, tell } = spies;
  const hear = messageHandler({
    origin: ORIGIN,
    get: spies.get,
    files: { add: file, has: async () => true },
    pictures: { add: picture },
    pages: { age: async () => age, keep, forget },
    menus: { keepFrom: rest, forget },
    isOwn: (address) => address === "/assets/own.js",
    takeOver,
  });
  return { ...spies, hear: (message: unknown) => hear(message, tell) };
}
const keep = (pause = 0, address = `${MENU}&keyword=gift`) => ({ type: "keep", address, pause });

it("a page is kept with its files and its menu, without what else stood in its address, and the page is told", async () => {
  const { hear, get, file, rest, tell } = worker();
  await hear(keep());
  expect(String(get.mock.calls[0]?.[0])).toBe(ORIGIN + MENU);
  expect([file.mock.calls[0]?.[0], rest.mock.calls]).toEqual(["/assets/a.js", [["page", false]]]);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: "kept", address: `${MENU}&keyword=gift` });
});

it("a page that was kept just now, is none to be kept, or does not come is not told of", async () => {
  for (const { hear, tell } of [
    worker(undefined, 1_000),
    worker(() => Promise.reject(new TypeError("no network"))),
    worker(async () => new Response("no", { status: 404 })),
  ]) {
    await hear(keep(600_000));
    expect(tell).not.toHaveBeenCalled();
  }
  const { hear, get } = worker();
  await hear(keep(0, "/orderDetail?orderNo=1"));
  expect(get).not.toHaveBeenCalled();
});

it("a page that is asked for while it is read is read once more when that ends, and never twice at a time", async () => {
  const answers: ((response: Response) => void)[] = [];
  const { hear, get } = worker(() => new Promise((resolve) => answers.push(resolve)));
  const first = hear(keep());
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  await Promise.all([hear(keep()), hear(keep())]);
  expect(get).toHaveBeenCalledTimes(1);
  answers[0]?.(new Response("of the language before"));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  answers[1]?.(new Response("of the language now"));
  await first;
  expect(get).toHaveBeenCalledTimes(2);
  const again = hear(keep());
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  answers[2]?.(new Response("later"));
  await again;
});

it("a server that says nothing is given up after fifteen seconds", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const { hear, tell } = worker(async (_address, init) => {
    init?.signal?.throwIfAborted();
    return new Response("page");
  });
  await hear(keep());
  expect(limit).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(tell).not.toHaveBeenCalled();
  limit.mockRestore();
});

it("what a page used is kept as what it is, and nothing of other origins", async () => {
  const { hear, file, picture } = worker();
  const own = ["/assets/a.js", "/pictures/a.avif", "/healthz"].map((path) => ORIGIN + path);
  await hear({ type: "used", addresses: [...own, "https://tiles.example.com/assets/b.js"] });
  expect([file.mock.calls, picture.mock.calls]).toEqual([[[own[0]]], [[own[1]]]]);
});

it("another account's pages and menus are forgotten", async () => {
  const { hear, forget } = worker();
  await hear({ type: "forget" });
  expect(forget).toHaveBeenCalledTimes(2);
});

it("a page of another build is told that there is a newer one, and one of this build is not", async () => {
  const { hear, tell, takeOver } = worker();
  await hear({ type: "isNewer", address: "/assets/own.js" });
  expect(tell).not.toHaveBeenCalled();
  await hear({ type: "isNewer", address: "/assets/old.js" });
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: "newer" });
  await hear({ type: "takeOver" });
  expect(takeOver).toHaveBeenCalledTimes(1);
});
