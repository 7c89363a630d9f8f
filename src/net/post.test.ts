import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remarkTemplate } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { callReference } from "./calls/callReference.ts";
import { post } from "./post.ts";
import { envelope, someSurroundings } from "./testing/surroundings.ts";

const READ = { key: null, said: {}, outlives: false };

const templates = { templates: [] };
const ask = (
  replies: Parameters<typeof someSurroundings>[0],
  said: Parameters<typeof someSurroundings>[1] = {},
) => post(someSurroundings(replies, said).surroundings, remarkTemplate, { store_id: "bar" }, READ);

describe("a request", () => {
  it("carries the session's parameters, without those that are empty, and the call's own above them", async () => {
    const { surroundings, asked } = someSurroundings([envelope(Code.success, templates)], {
      baseParameters: () => ({ language: "en", uid: "u1", auth_token: "", store_id: "elsewhere" }),
    });
    await post(surroundings, remarkTemplate, { store_id: "bar" }, READ);
    expect(asked[0]?.body).toEqual({ language: "en", uid: "u1", store_id: "bar" });
    expect(asked[0]?.path).toBe("https://api.example/order/store/remarktemplate");
  });
});

describe("an answer", () => {
  it("gives the data of a success, and of a confirmed receipt", async () => {
    expect(await ask([envelope(Code.success, templates)])).toEqual({ ok: true, data: templates });
    expect(await ask([envelope(Code.receiptConfirmed, templates)])).toEqual({ ok: true, data: templates });
  });

  it("gives a code with its message and data, known or not", async () => {
    expect(await ask([envelope(Code.storeMissing, { store_id: "bar" }, "No store")])).toEqual({
      ok: false,
      kind: "code",
      code: Code.storeMissing,
      message: "No store",
      data: { store_id: "bar" },
    });
    expect(await ask([envelope(777)])).toMatchObject({ kind: "code", code: 777 });
  });

  it.each([undefined, null, "soon", { seconds: "soon" }, { seconds: -1 }, { later: 1 }])(
    "gives a code without data that are not as declared: %j",
    async (data) => {
      expect(await ask([envelope(Code.tooManyRequests, data)])).toMatchObject({
        code: Code.tooManyRequests,
        data: {},
      });
    },
  );

  it("that breaks the contract is a trouble, never data", async () => {
    expect(await ask([envelope(Code.success, { templates: "many" })])).toEqual({
      ok: false,
      kind: "contract",
    });
    for (const body of [
      null,
      5,
      {},
      { code: "10000", message: "" },
      { code: 1.5, message: "" },
      { code: Code.success },
    ]) {
      expect(await ask([Response.json(body)])).toEqual({ ok: false, kind: "contract" });
    }
  });

  it("without JSON, or with an HTTP error instead of an envelope, is the server's trouble", async () => {
    expect(await ask([new Response("<html>Bad gateway</html>", { status: 502 })])).toEqual({
      ok: false,
      kind: "server",
    });
    expect(await ask([new Response("", { status: 200 })])).toEqual({ ok: false, kind: "server" });
    expect(await ask([Response.json({ error: "down" }, { status: 503 })])).toEqual({
      ok: false,
      kind: "server",
    });
  });

  it("that does not come tells whether the device was without network when it was asked for", async () => {
    const lost = new TypeError("Failed to fetch");
    expect(await ask([lost])).toEqual({ ok: false, kind: "unreachable" });
    expect(await ask([lost], { isOnline: () => false })).toEqual({ ok: false, kind: "offline" });
  });

  it("whose network went away on the way may have been given: it is unreachable, not offline", async () => {
    const online = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
    expect(await ask([new TypeError("Failed to fetch")], { isOnline: online })).toEqual({
      ok: false,
      kind: "unreachable",
    });
  });

  it("whose declaration cannot be loaded is unreachable, and one with a code is told all the same", async () => {
    const call = callReference<typeof remarkTemplate>(remarkTemplate.path, "anyone", "read", () =>
      Promise.reject(new TypeError("no chunk")),
    );
    const { surroundings } = someSurroundings([
      envelope(Code.success, templates),
      envelope(Code.storeMissing),
    ]);
    expect(await post(surroundings, call, { store_id: "bar" }, READ)).toEqual({
      ok: false,
      kind: "unreachable",
    });
    expect(await post(surroundings, call, { store_id: "bar" }, READ)).toMatchObject({
      code: Code.storeMissing,
    });
  });
});

describe("the time limit", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("gives an answer up after 40 seconds, not before", async () => {
    let limit = 0;
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      limit = milliseconds;
      return AbortSignal.abort(new DOMException("late", "TimeoutError"));
    });
    const { surroundings } = someSurroundings([], {
      fetch: async (_input, init) => {
        init?.signal?.throwIfAborted();
        return new Response();
      },
    });
    expect(await post(surroundings, remarkTemplate, { store_id: "bar" }, READ)).toEqual({
      ok: false,
      kind: "timeout",
    });
    expect(limit).toBe(40_000);
  });
});
