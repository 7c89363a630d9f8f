import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alterMemberInfo, bindAuth, memberInfo } from "#contract/calls/member.ts";
import { closeOrder } from "#contract/calls/order.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { LineBusy, LineRefused } from "#provider/gateways/line/lineMessages.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { type LineWorld, lineWorld } from "#provider/testing/lineWorld.ts";
import { newMember } from "#provider/testing/members.ts";
import { offPremisesGuest } from "#provider/testing/offPremisesGuest.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
let world: LineWorld;
let now: Date;
beforeAll(async () => {
  world = await lineWorld();
});
afterAll(() => world.provider.close());
beforeEach(async () => {
  now = await world.reset();
});
const said = () => world.line.got.map(({ event }) => event);

describe("a member who agreed", () => {
  it("is told in their language once the store accepts, when it is ready, and when money goes back", async () => {
    const one = await world.customer({ language: "ko" });
    await world.store(one.order_no, "accept");
    await world.drain();
    await world.store(one.order_no, "ready");
    await world.drain();
    await world.drain();
    expect(said()).toEqual(["order_accepted", "order_ready"]);
    expect(world.line.got[1]).toMatchObject({
      by: "account",
      language: "ko",
      content: "주문하신 메뉴가 픽업 가능합니다.",
      link: `https://liff.line.me/1234567890-AbcdEfgh/orderDetail?orderNo=${one.order_no}`,
    });
    expect(world.line.got[1]?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(world.line.got[1]?.store_name).not.toBe("");
    await world.store(one.order_no, "complete", "pay_cash", "refund");
    await world.drain();
    expect(said().at(-1)).toBe("payment_refunded");
    expect((await world.rows()).map(({ content, due_at }) => [content, due_at])).toEqual([
      ["", null],
      ["", null],
      ["", null],
    ]);
  });

  it("is told once that their order is on its way", async () => {
    const one = await world.customer({ mode: "deliver" });
    await world.store(one.order_no, "accept");
    await world.drain();
    await world.store(one.order_no, "ready");
    await world.drain();
    expect(said()).toEqual(["order_accepted", "order_on_its_way"]);
    expect(world.line.got[1]).toMatchObject({
      by: "account",
      content: "ご注文の品は配達中です。",
    });
  });

  it("is told of an order that the store refuses, and not of what they did themselves", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    await world.store(one.order_no, "cancel");
    await taken(other.send(closeOrder, { order_no: other.order_no }));
    await world.drain();
    expect(world.line.got.map(({ event, order_no }) => [event, order_no])).toEqual([
      ["order_cancelled", one.order_no],
    ]);
  });

  it("gets what is newest of an order alone, when LINE was away meanwhile", async () => {
    const one = await world.customer();
    world.line.fault = () => new Error("out of reach");
    await world.store(one.order_no, "accept");
    await world.drain();
    await world.store(one.order_no, "ready");
    world.line.fault = () => null;
    await world.drain();
    expect(said()).toEqual(["order_ready"]);
  });

  it("is asked by nothing but their own answer, which is kept with its day and goes into their file", async () => {
    const one = await world.customer({ isAgreed: 0 });
    expect(await taken(one.send(memberInfo, {}))).toMatchObject({
      is_message_agreed: 0,
      message_answered_time: null,
    });
    const answered = await taken(one.send(alterMemberInfo, { is_message_agreed: 0 }));
    expect(answered).toMatchObject({ is_message_agreed: 0, message_answered_time: now.toISOString() });
    const { session: byPhone } = await newMember(world.provider);
    const profile = await taken(world.provider.call(memberInfo, {}, { session: byPhone }));
    expect(profile).not.toHaveProperty("message_answered_time");
  });
});

describe("nothing is sent in LINE", () => {
  const accepted = async (one: { readonly order_no: string }) => {
    await world.store(one.order_no, "accept");
    return (await world.rows()).length;
  };

  it("to who did not agree, or came by another way than LINE", async () => {
    expect(await accepted(await world.customer({ isAgreed: 0 }))).toBe(0);
    const one = await offPremisesGuest(world.provider);
    await taken(one.send(alterMemberInfo, { is_message_agreed: 1 }));
    expect(await accepted(await taken(one.collect([tea])))).toBe(0);
  });

  it("to who withdrew, from that moment on", async () => {
    const one = await world.customer();
    expect(await accepted(one)).toBe(1);
    await taken(one.send(alterMemberInfo, { is_message_agreed: 0 }));
    expect(await world.rows()).toEqual([]);
    await world.store(one.order_no, "ready");
    await world.drain();
    expect(world.line.got).toEqual([]);
  });

  it("to who ended the link with LINE, and agrees to nothing by linking again", async () => {
    const one = await world.customer();
    expect(await accepted(one)).toBe(1);
    const proof = await world.signIn.wechatProof({ person: one.person });
    await taken(one.send(bindAuth, { action: "link", proof }));
    await taken(one.send(bindAuth, { action: "unlink", platform: "line" }));
    expect(await world.rows()).toEqual([]);
    const again = await world.signIn.lineProof({ person: one.person });
    expect(await taken(one.send(bindAuth, { action: "link", proof: again }))).toMatchObject({
      is_message_agreed: 0,
      message_answered_time: null,
    });
  });

  it("to who has left", async () => {
    const one = await world.customer();
    expect(await accepted(one)).toBe(1);
    await world.provider.db.transaction(async (db) => {
      const at = { now, reason: null };
      await eraseMember(db, await lockMember(db, one.uid), at, () => randomUUID());
    });
    expect(await world.rows()).toEqual([]);
  });

  it("when what it says has grown old", async () => {
    const one = await world.customer();
    await world.store(one.order_no, "accept", "ready");
    world.provider.clock.advance(60 * MINUTE);
    await world.drain();
    expect(world.line.got).toEqual([]);
    expect(await world.rows()).toMatchObject([{ event: "order_ready", failure: "too late", due_at: null }]);
  });

  it("of a change that was undone", async () => {
    const one = await world.customer();
    const undone = world.provider.db.transaction(async (db) => {
      const row = { uid: one.uid, store_id: "diner", event: "order_ready", language: "ja" } as const;
      await db.insert(lineMessages).values({
        ...row,
        id: randomUUID(),
        order_no: one.order_no,
        content: "S",
        created_at: now,
        due_at: now,
      });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await world.drain();
    expect(world.line.got).toEqual([]);
  });
});

describe("what LINE does not take", () => {
  it("is sent again by the same id, later and later, until it is worth nothing any more", async () => {
    const one = await world.customer();
    const ids = new Set<string>();
    let tries = 0;
    world.line.fault = () => {
      tries += 1;
      return new Error("LINE answered 503");
    };
    await world.store(one.order_no, "accept");
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await world.drain();
      for (const { id } of await world.rows()) ids.add(id);
      world.provider.clock.advance(5 * MINUTE);
    }
    expect(ids.size).toBe(1);
    expect(tries).toBeGreaterThanOrEqual(4);
    expect(tries).toBeLessThan(9);
    expect(await world.rows()).toMatchObject([{ due_at: null, sent_at: null, failure: "LINE answered 503" }]);
  });

  it("because of whom it is for is given up, and holds up nobody else", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    let isFirst = true;
    world.line.fault = () => {
      if (!isFirst) return null;
      isFirst = false;
      return new LineRefused("400 to");
    };
    await world.store(one.order_no, "accept");
    world.provider.clock.advance(1_000);
    await world.store(other.order_no, "accept");
    await world.drain();
    expect(world.line.got.map(({ order_no }) => order_no)).toEqual([other.order_no]);
    expect((await world.rows()).filter(({ failure }) => failure === "400 to")).toHaveLength(1);
  });

  it("because of too many is left alone for as long as LINE asks, with all that waits", async () => {
    const [one, other] = [await world.customer(), await world.customer()];
    let tries = 0;
    world.line.fault = () => {
      tries += 1;
      return tries === 1 ? new LineBusy(2 * MINUTE) : null;
    };
    await world.store(one.order_no, "accept");
    await world.store(other.order_no, "accept");
    await world.drain();
    world.provider.clock.advance(MINUTE);
    await world.drain();
    expect([tries, world.line.got.length]).toEqual([1, 0]);
    world.provider.clock.advance(MINUTE);
    await world.drain();
    expect(world.line.got).toHaveLength(2);
  });
});
