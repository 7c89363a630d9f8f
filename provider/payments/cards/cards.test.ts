import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import {
  addCreditCart,
  creditCartList,
  delCreditCart,
  editCreditCard,
  userCardDetail,
} from "#contract/calls/cards.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { cards, sandboxCards } from "#provider/db/tables/cards.ts";
import { vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { cardHolder, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { presentCards } from "./cards.ts";
import { forgetCards } from "./forgetCards.ts";

let provider: Planted;
let holder: ReturnType<typeof cardHolder>;
let send: <C extends Call>(call: C, request: RequestOf<C>) => ReturnType<typeof provider.call<C>>;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  holder = cardHolder(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  const [session] = await quickMembers(provider, 1);
  send = (call, request) => provider.call(call, request, session ? { session } : {});
});
afterAll(() => provider.close());

/** The sandbox's. */
const vault = () => vaultAt(provider.parts.payment, "")?.vault ?? expect.fail("No vault");
const list = async () => (await taken(send(creditCartList, {}))).cards;
const add = async (number: string, is_default?: 1) => {
  provider.clock.advance(1_000);
  const vault_token = await holder.type(number);
  return taken(send(addCreditCart, { vault_token, ...(is_default && { is_default }) }));
};
const idOf = async (number: string) => (await add(number)).card?.card_id ?? "";

describe("a card that is saved", () => {
  it("is answered by its brand, its end and its period, and by nothing else of it", async () => {
    const { card, redirect_url } = await add(TEST_CARDS.jcb);
    expect(redirect_url).toBeNull();
    expect(card).toEqual({
      card_id: card?.card_id,
      brand: "jcb",
      number: "************0505",
      valid_period: "12/40",
      is_expired: 0,
      is_default: 1,
    });
    expect(await list()).toEqual([card]);
    expect(await taken(send(userCardDetail, { card_id: card?.card_id ?? "" }))).toEqual(card);
  });

  it("stands before older ones, the default before all", async () => {
    const first = await idOf(TEST_CARDS.approve);
    const second = (await add(TEST_CARDS.jcb, 1)).card?.card_id;
    const third = await idOf(TEST_CARDS.amex);
    expect((await list()).map((card) => [card.card_id, card.is_default])).toEqual([
      [second, 1],
      [third, 0],
      [first, 0],
    ]);
    await taken(send(editCreditCard, { card_id: first, is_default: 1 }));
    expect((await list()).map((card) => card.card_id)).toEqual([first, third, second]);
    await taken(send(delCreditCart, { card_id: first }));
    expect((await list()).map((card) => card.is_default)).toEqual([1, 0]);
  });

  it("has expired once the clock says so", async () => {
    const vault_token = await holder.type(TEST_CARDS.approve, "11/26");
    await taken(send(addCreditCart, { vault_token }));
    expect((await list()).map((card) => card.is_expired)).toEqual([0]);
    // Nobody stays signed in for so long without a word.
    const rows = await provider.db.select().from(cards).where(eq(cards.valid_period, "11/26"));
    const expired = (at: string) => presentCards(rows, new Date(at)).map((card) => card.is_expired);
    expect([expired("2026-11-30T23:59:59Z"), expired("2026-12-01T00:00:00Z")]).toEqual([[0], [1]]);
  });

  it("is refused when the vault does not know it (121), or knows it as somebody's saved one", async () => {
    expect((await send(addCreditCart, { vault_token: "tok_nowhere" })).code).toBe(Code.incompleteCard);
    const vault_token = await holder.type(TEST_CARDS.approve);
    await taken(send(addCreditCart, { vault_token }));
    expect((await send(addCreditCart, { vault_token })).code).toBe(Code.incompleteCard);
    const [saved] = await provider.db.select().from(cards);
    expect((await send(addCreditCart, { vault_token: saved?.vault_token ?? "" })).code).toBe(
      Code.incompleteCard,
    );
  });

  it("is refused when its bank wants nothing of it (427), and nothing is left of it", async () => {
    const before = await provider.db.$count(sandboxCards);
    const vault_token = await holder.type(TEST_CARDS.decline);
    expect((await send(addCreditCart, { vault_token })).code).toBe(Code.cardInvalid);
    expect(await list()).toEqual([]);
    expect(await provider.db.$count(sandboxCards)).toBe(before);
  });

  it("is the tenth at most", async () => {
    for (let count = 0; count < 10; count += 1) await add(TEST_CARDS.approve);
    const vault_token = await holder.type(TEST_CARDS.approve);
    expect(await send(addCreditCart, { vault_token })).toMatchObject({
      code: Code.saveFailed,
      data: { most: 10 },
    });
    expect(await list()).toHaveLength(10);
    const [card] = await list();
    expect((await send(editCreditCard, { card_id: card?.card_id ?? "", vault_token })).code).toBe(
      Code.success,
    );
    expect(await list()).toHaveLength(10);
  });

  it("is saved once, however often one key is sent", async () => {
    const vault_token = await holder.type(TEST_CARDS.approve);
    const [session] = await quickMembers(provider, 1);
    const once = { key: crypto.randomUUID(), ...(session && { session }) };
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => provider.call(addCreditCart, { vault_token }, once)),
    );
    expect(new Set(replies.map(({ data }) => data.card?.card_id)).size).toBe(1);
  });
});

describe("a card whose bank asks first", () => {
  it("is there only once its page was passed, as the default if that was wished", async () => {
    await add(TEST_CARDS.approve);
    const { card, redirect_url } = await add(TEST_CARDS.challenge, 1);
    expect(card).toBeNull();
    expect(await list()).toHaveLength(1);
    const back = new URL(await holder.press(redirect_url, "accept"));
    expect([back.origin, back.pathname]).toEqual(["http://provider.test", "/cardList"]);
    const card_id = back.searchParams.get("card_id") ?? "";
    expect(await taken(send(userCardDetail, { card_id }))).toMatchObject({
      number: "************3184",
      is_default: 1,
    });
    expect(await list()).toHaveLength(2);
  });

  it.each(["decline", "close"])("is none when the customer answers %s", async (outcome) => {
    const { redirect_url } = await add(TEST_CARDS.challenge);
    const back = new URL(await holder.press(redirect_url, outcome));
    const card_id = back.searchParams.get("card_id") ?? "";
    expect((await send(userCardDetail, { card_id })).code).toBe(Code.noData);
    expect(await list()).toEqual([]);
  });

  it("is forgotten when the customer never came back", async () => {
    await forgetCards(provider.parts);
    const before = await provider.db.$count(sandboxCards);
    await add(TEST_CARDS.challenge);
    expect(await provider.db.$count(sandboxCards)).toBe(before + 1);
    provider.clock.advance(2 * 3_600_000);
    expect(await forgetCards(provider.parts)).toBe(1);
    expect(await provider.db.$count(sandboxCards)).toBe(before);
  });
});

describe("a card that is changed", () => {
  it("keeps its id, with what the new number says, and the old one is forgotten", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    const [old] = (await provider.db.select().from(cards)).filter(({ id }) => id === card_id);
    const vault_token = await holder.type(TEST_CARDS.amex);
    const { card } = await taken(send(editCreditCard, { card_id, vault_token }));
    expect(card).toMatchObject({ card_id, brand: "amex", number: "************0005" });
    expect(await list()).toEqual([card]);
    await forgetCards(provider.parts);
    expect(await vault().describe(old?.vault_token ?? "")).toBeNull();
  });

  it("stays what it was until the new one's bank agreed", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    const vault_token = await holder.type(TEST_CARDS.challenge);
    const { card, redirect_url } = await taken(send(editCreditCard, { card_id, vault_token }));
    expect(card).toBeNull();
    expect((await list())[0]).toMatchObject({ card_id, number: "************4242" });
    await holder.press(redirect_url, "accept");
    expect(await list()).toEqual([expect.objectContaining({ card_id, number: "************3184" })]);
  });

  it("is incomplete when nothing is changed (121)", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    expect((await send(editCreditCard, { card_id })).code).toBe(Code.incompleteCard);
  });
});

describe("a card that is removed", () => {
  it("is gone here and from the vault", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    const [row] = (await provider.db.select().from(cards)).filter(({ id }) => id === card_id);
    expect((await taken(send(delCreditCart, { card_id }))).cards).toEqual([]);
    expect(await vault().describe(row?.vault_token ?? "")).toBeNull();
    expect((await send(delCreditCart, { card_id })).code).toBe(Code.noData);
  });
});

describe("the cards of someone who leaves", () => {
  it("are gone with them, and the vault forgets them soon after", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    const [row] = await provider.db.select().from(cards).where(eq(cards.id, card_id));
    const { db, parts } = provider;
    await db.transaction(async (inner) => {
      const member = await lockMember(inner, row?.uid ?? "");
      await eraseMember(inner, member, { now: NOON, reason: null }, parts.random);
    });
    const [left] = await db.select().from(cards).where(eq(cards.id, card_id));
    expect(left).toMatchObject({ last4: "", valid_period: "", brand: "other", confirmed_at: null });
    await forgetCards(parts);
    expect(await db.select().from(cards).where(eq(cards.id, card_id))).toEqual([]);
    expect(await vault().describe(row?.vault_token ?? "")).toBeNull();
  });
});

describe("a card is its member's alone", () => {
  it("not another member's (424), not a visitor's, and nobody's without a session", async () => {
    const card_id = await idOf(TEST_CARDS.approve);
    const [other] = await quickMembers(provider, 1);
    const visitor = await taken(provider.call(noneRegister, {}));
    const vault_token = await holder.type(TEST_CARDS.jcb);
    const calls: [Call, object][] = [
      [userCardDetail, { card_id }],
      [editCreditCard, { card_id, is_default: 1 }],
      [editCreditCard, { card_id, vault_token }],
      [delCreditCart, { card_id }],
    ];
    for (const [call, request] of calls) {
      const stranger = await provider.call(call, request, other ? { session: other } : {});
      expect([call.path, stranger.code]).toEqual([call.path, 424]);
      expect((await provider.call(call, request, { session: visitor })).code).toBe(Code.notSignedIn);
      expect((await provider.call(call, request)).code).toBe(Code.notSignedIn);
      expect(JSON.stringify(stranger)).not.toContain("4242");
    }
    expect(await list()).toHaveLength(1);
  });
});
