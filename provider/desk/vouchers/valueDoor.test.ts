import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { coupons } from "#provider/db/tables/coupons.ts";
import { useTickets, vouchers } from "#provider/db/tables/storedValue.ts";
import { DESK_ORIGIN, deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

let provider: Planted;
let desk: StaffedDesk;
let me: RefillMember;
let use_id: string;
let code: string;
let qr_text: string;

beforeAll(async () => {
  provider = await planted();
  await plantOffers(provider);
  await plantMall(provider.db);
  desk = await deskOf(provider);
  me = await refillMemberOf(provider);
  ({ use_id, code, qr_text } = await taken(me.show({ kind: 1, amount: 5_000, purpose: "top_up" })));
});
afterAll(() => provider.close());

/** Everything at the desk that gives, takes or ends what is worth money. */
const posts = (): readonly (readonly [path: string, fields: Record<string, string>])[] => [
  ["/desk/diner/uses/find", { code }],
  [`/desk/diner/uses/${use_id}/confirm`, {}],
  [`/desk/diner/uses/${use_id}/refuse`, {}],
  [`/desk/diner/uses/${use_id}/reverse`, {}],
  ["/desk/diner/gifts", { offer: "teas" }],
  ["/desk/diner/gifts/any/withdraw", {}],
  ["/desk/diner/gifts/any/send", { to: "hana@example.com" }],
];
async function kept() {
  const { db } = provider;
  const rows = async (table: typeof coupons | typeof vouchers) =>
    (await db.select({ rows: count() }).from(table))[0]?.rows;
  const states = (await db.select().from(useTickets)).map(({ state }) => state);
  return [await rows(coupons), await rows(vouchers), states, await me.balance()];
}

it("takes no call about coupons or shipping from another page, and none from whoever has not logged in", async () => {
  const before = await kept();
  for (const path of ["coupons/make", "coupons/withdraw", "coupons/give", "shipping/save"]) {
    for (const origin of ["https://elsewhere.example", "null"]) {
      const { status } = await desk.call(path, {}, { cookie: desk.cookie, origin });
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await desk.call(path, {})).status).toBe(401);
  }
  expect(await kept()).toEqual(before);
});

it("takes no form from another page, and none from whoever has not logged in", async () => {
  const before = await kept();
  for (const [path, fields] of posts()) {
    for (const origin of ["https://elsewhere.example", "null"]) {
      const { status } = await desk.post(path, fields, { cookie: desk.cookie, origin });
      expect([path, status]).toEqual([path, 403]);
    }
    const { headers, status } = await desk.post(path, fields);
    expect([path, status, headers.get("location")]).toEqual([path, 303, "/desk/login"]);
  }
  expect(await kept()).toEqual(before);
});

it("leads to what a code shows by an address without the code, and slows down one till that types wrong ones", async () => {
  const found = await desk.post("/desk/diner/uses/find", { code }, { cookie: desk.cookie });
  const address = new URL(found.headers.get("location") ?? "", DESK_ORIGIN);
  expect(address.searchParams.get("use")).toBe(use_id);
  expect(address.href.replace(use_id, "")).not.toContain(code);
  // Five digits are no code, whichever is shown.
  for (let tries = 0; tries < 10; tries += 1)
    expect(await desk.press("/uses/find", { code: "12345" })).toBe("wrong");
  for (let tries = 0; tries < 100; tries += 1)
    expect(await desk.press("/uses/find", { code: "12345" })).toBe("too_many");
  // Not even the right one, by which guessing would be told from knowing; but what was scanned is no guess.
  expect(await desk.press("/uses/find", { code })).toBe("too_many");
  expect(await desk.page("/uses?said=too_many")).toContain('data-refused="true"');
  expect(await desk.press("/uses/find", { code: qr_text })).toBe("");
  // The till beside it goes on.
  const beside = await deskOf(provider);
  expect(await beside.press("/uses/find", { code })).toBe("");
  provider.clock.advance(2_000);
  expect(await desk.press("/uses/find", { code })).toBe("");
});
