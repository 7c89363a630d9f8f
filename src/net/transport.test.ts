import { describe, expect, it } from "vitest";
import { creditCartList } from "#contract/calls/cards.ts";
import { storeBrowse } from "#contract/calls/flow.ts";
import { informRead } from "#contract/calls/inform.ts";
import { orderDetails, closeOrder } from "#contract/calls/order.ts";
import { updateToken } from "#contract/calls/session.ts";
import { remarkTemplate, callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { envelope, someSurroundings } from "./testing/surroundings.ts";
import { createTransport } from "./transport.ts";

const lost = new TypeError("Failed to fetch");
const done = envelope(Code.success, {});
const none = envelope(Code.success, { templates: [] });

describe("the transport", () => {
  it("tries three times at most, with a pause before each repeat", async () => {
    const { surroundings, asked, waits } = someSurroundings([lost]);
    const answer = await createTransport(surroundings)(remarkTemplate, { store_id: "bar" });
    expect(answer).toEqual({ ok: false, kind: "unreachable" });
    expect(asked).toHaveLength(3);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(375);
    expect(waits[1]).toBeGreaterThanOrEqual(750);
  });

  it("answers as soon as a repeat gets through", async () => {
    const { surroundings, asked } = someSurroundings([new Response("<html>", { status: 502 }), none]);
    const answer = await createTransport(surroundings)(remarkTemplate, { store_id: "bar" });
    expect(answer).toEqual({ ok: true, data: { templates: [] } });
    expect(asked).toHaveLength(2);
  });

  it("has the session renewed where anyone may call and it was answered as to nobody, and nobody waits for that", async () => {
    const asNobody = new Response(
      JSON.stringify({ code: Code.success, message: "", data: { templates: [] }, session: "ended" }),
    );
    const { surroundings, asked } = someSurroundings([asNobody, none]);
    const reactions: unknown[][] = [];
    const send = createTransport({
      ...surroundings,
      baseParameters: () => ({ uid: "u1", auth_token: "old" }),
      react: (...about) => {
        reactions.push(about);
        return new Promise(() => {});
      },
    });
    expect(await send(remarkTemplate, { store_id: "bar" })).toMatchObject({
      ok: true,
      data: { templates: [] },
    });
    await send(remarkTemplate, { store_id: "bar" });
    expect(reactions).toEqual([[expect.objectContaining({ code: Code.sessionExpired }), "old", true]]);
    expect(asked).toHaveLength(2);
  });

  it("keeps a write's key over its repeats, and makes a new one for each intent", async () => {
    const { surroundings, asked } = someSurroundings([lost, lost, done, done]);
    const send = createTransport(surroundings);
    await send(storeBrowse, { store_id: "bar" });
    await send(storeBrowse, { store_id: "bar" });
    const keys = asked.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("sends a write under the intent's own key, and a read under none", async () => {
    const { surroundings, asked } = someSurroundings([done, none]);
    const send = createTransport(surroundings);
    await send(storeBrowse, { store_id: "bar" }, { key: "an-intent-of-the-customer" });
    await send(remarkTemplate, { store_id: "bar" });
    expect(asked.map(({ key }) => key)).toEqual(["an-intent-of-the-customer", null]);
  });

  it("lets a small write that is meant to outlive its page do so, tried again or not, and nothing else", async () => {
    const { surroundings, asked } = someSurroundings([lost, done, none, done]);
    const send = createTransport(surroundings);
    await send(storeBrowse, { store_id: "bar" }, { outlives: true });
    await send(remarkTemplate, { store_id: "bar" });
    // More than a browser carries on without a page.
    await send(storeBrowse, { store_id: "b".repeat(20_000) }, { outlives: true });
    expect(asked.map(({ outlives }) => outlives)).toEqual([true, true, false, false]);
  });

  it("never repeats a code", async () => {
    const { surroundings, asked, reactions } = someSurroundings([
      envelope(Code.cancelFailed, undefined, "Too late"),
    ]);
    const answer = await createTransport(surroundings)(closeOrder, { order_no: "1" });
    expect(answer).toMatchObject({ ok: false, kind: "code", code: Code.cancelFailed, message: "Too late" });
    expect(asked).toHaveLength(1);
    expect(reactions).toEqual([Code.cancelFailed]);
  });

  it("asks again while the same write is still in progress elsewhere", async () => {
    const { surroundings, asked, reactions } = someSurroundings([envelope(Code.stillInProgress), done]);
    const answer = await createTransport(surroundings)(storeBrowse, { store_id: "bar" });
    expect(answer.ok).toBe(true);
    expect(asked[1]?.key).toBe(asked[0]?.key);
    expect(reactions).toEqual([]);
  });

  it("does not repeat what timed out or broke the contract", async () => {
    const late = new DOMException("late", "TimeoutError");
    for (const reply of [late, envelope(Code.success, { templates: 7 })]) {
      const { surroundings, asked } = someSurroundings([reply]);
      await createTransport(surroundings)(remarkTemplate, { store_id: "bar" });
      expect(asked).toHaveLength(1);
    }
  });

  it("sends once more after the session was mended, under the same key, and no third time", async () => {
    const tokens: (string | null)[] = [];
    const { surroundings, asked } = someSurroundings([envelope(Code.sessionExpired)], {
      baseParameters: () => ({ auth_token: "old" }),
      react: async (_failure, token) => {
        tokens.push(token);
        return "retry";
      },
    });
    const answer = await createTransport(surroundings)(closeOrder, { order_no: "1" });
    expect(answer).toMatchObject({ code: Code.sessionExpired });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.key).toBe(asked[0]?.key);
    expect(tokens).toEqual(["old"]);
  });

  it("tells with which token a request was refused, though another one stands by then", async () => {
    let token = "first";
    const refused: (string | null)[] = [];
    const { surroundings } = someSurroundings(
      [
        () => {
          token = "second";
          return envelope(Code.sessionExpired);
        },
      ],
      {
        baseParameters: () => ({ auth_token: token }),
        react: async (_failure, with_) => {
          refused.push(with_);
          return "done";
        },
      },
    );
    await createTransport(surroundings)(orderDetails, { order_no: "1" });
    expect(refused).toEqual(["first"]);
  });

  it("leaves codes that the caller handles to the caller", async () => {
    const { surroundings, reactions } = someSurroundings([envelope(Code.noPermission)]);
    const send = createTransport(surroundings);
    await send(orderDetails, { order_no: "1" }, { handles: [Code.noPermission] });
    expect(reactions).toEqual([]);
    await send(orderDetails, { order_no: "1" }, { handles: [Code.orderMissing] });
    expect(reactions).toEqual([Code.noPermission]);
  });

  it("makes no reaction and no loading bar for a silent call", async () => {
    const { surroundings, reactions, busy } = someSurroundings([envelope(Code.storeMissing)]);
    await createTransport(surroundings)(callWaiter, { store_id: "bar" } as never, { isSilent: true });
    expect([reactions, busy]).toEqual([[], []]);
  });

  it.each([
    ["a read", orderDetails, Code.sessionExpired, true],
    ["a read at a table", orderDetails, Code.signInByTable, true],
    ["a read whose session was deleted", orderDetails, Code.notSignedIn, true],
    ["a write", informRead, Code.sessionExpired, true],
    ["a member's read", creditCartList, Code.sessionExpired, true],
    // A visitor is told so of what is for members: their session is as good as before.
    ["a member's read by a visitor", creditCartList, Code.notSignedIn, false],
    ["what anyone may ask", remarkTemplate, Code.sessionExpired, false],
    // Which is the session keeper's own: it would wait for itself.
    ["the exchange of a session", updateToken, Code.sessionExpired, false],
    ["a read that the provider refuses otherwise", orderDetails, Code.orderMissing, false],
  ] as const)(
    "renews the session below %s that nobody asked for, without a bar",
    async (_, call, code, is) => {
      const told: [number, string | null, boolean][] = [];
      const { surroundings, asked, busy } = someSurroundings([envelope(code)], {
        baseParameters: () => ({ auth_token: "old" }),
        react: async (failure, token, isSilent) => {
          told.push([failure.code, token, isSilent]);
          return "retry";
        },
      });
      await createTransport(surroundings)(call, {} as never, { isSilent: true });
      expect([told, asked.length, busy]).toEqual([is ? [[code, "old", true]] : [], is ? 2 : 1, []]);
    },
  );

  it("says of a read whose session nobody could be asked about that it could not be made, and of a write what was said", async () => {
    const unreachable = {
      baseParameters: () => ({ auth_token: "old" }),
      react: async () => "unreachable" as const,
    };
    const read = createTransport(someSurroundings([envelope(Code.sessionExpired)], unreachable).surroundings);
    for (const isSilent of [true, false])
      expect(await read(orderDetails, { order_no: "1" }, { isSilent })).toEqual({
        ok: false,
        kind: "unreachable",
      });
    const write = createTransport(
      someSurroundings([envelope(Code.sessionExpired)], unreachable).surroundings,
    );
    expect(await write(closeOrder, { order_no: "1" })).toMatchObject({
      kind: "code",
      code: Code.sessionExpired,
    });
  });

  it("renews nothing below a quiet call of somebody who has no session", async () => {
    const { surroundings, reactions } = someSurroundings([envelope(Code.notSignedIn)]);
    await createTransport(surroundings)(orderDetails, { order_no: "1" }, { isSilent: true });
    expect(reactions).toEqual([]);
  });

  it("ends the loading bar that it began, whatever happens", async () => {
    const { surroundings, busy } = someSurroundings([lost]);
    await createTransport(surroundings)(remarkTemplate, { store_id: "bar" });
    expect(busy).toEqual([1, -1]);
  });

  it("does not say that a write never left when only its repeat did not", async () => {
    let isOnline = true;
    const { surroundings } = someSurroundings(
      [
        () => {
          isOnline = false;
          throw lost;
        },
      ],
      { isOnline: () => isOnline },
    );
    const answer = await createTransport(surroundings)(storeBrowse, { store_id: "bar" });
    expect(answer).toEqual({ ok: false, kind: "unreachable" });
  });
});
