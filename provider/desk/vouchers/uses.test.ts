import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

let provider: Planted;
let me: RefillMember;
let desk: StaffedDesk;
let card: string;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await refillMemberOf(provider);
  card = (await me.buy({ kind: 1, offer_id: "five", shown_price: 5_000 })).order?.target_id ?? "";
});
afterAll(() => provider.close());

/** Where the desk leads once a code is typed: the page of what was found, or what it says. */
async function type(code: string): Promise<URL> {
  const { headers } = await desk.post("/desk/diner/uses/find", { code }, { cookie: desk.cookie });
  return new URL(headers.get("location") ?? "", "http://provider.test");
}

it("the clerk types what the customer shows, sees what and how much, and confirms it once", async () => {
  const { code, qr_text, use_id } = await taken(me.show({ kind: 1, id: card, amount: 1_200 }));
  expect((await type("000 00")).searchParams.get("said")).toBe("wrong");
  expect((await type(qr_text)).searchParams.get("use")).toBe(use_id);
  const found = await type(code);
  const page = await desk.page(`/uses${found.search}`);
  for (const words of ["チャージカード", "¥1,200", "¥5,500", "¥4,300", "利用を確定"])
    expect(page).toContain(words);
  expect(await desk.press(`/uses/${use_id}/confirm`)).toBe("confirmed");
  expect(await desk.press(`/uses/${use_id}/confirm`)).toBe("decided");
  expect((await type(code)).searchParams.get("said")).toBe("wrong");
  const after = await desk.page("/uses?said=confirmed");
  expect(after).toContain("確定しました。");
  expect(after).toContain(`/desk/diner/uses/${use_id}/reverse`);
  expect(await desk.page(`/uses?use=${use_id}`)).not.toContain("利用を確定");
  expect(await desk.press(`/uses/${use_id}/reverse`)).toBe("reversed");
  expect(await me.balance()).toBe(5_500);
  expect(await desk.page("/uses")).toContain("取消済み");
});

it("takes cash for a card, and refuses what is not to be used", async () => {
  const cash = await taken(me.show({ kind: 1, amount: 5_000, purpose: "top_up" }));
  const page = await desk.page(`/uses${(await type(cash.code)).search}`);
  for (const words of ["現金チャージ", "¥5,000", "¥500", "¥11,000", "現金を受け取りました"])
    expect(page).toContain(words);
  expect(await desk.press(`/uses/${cash.use_id}/refuse`)).toBe("refused");
  expect(await me.balance()).toBe(5_500);
});

it("shows and decides nothing of another store, and nothing to whoever has not logged in", async () => {
  const { use_id, code } = await taken(me.show({ kind: 1, id: card, amount: 100 }));
  const other = await deskOf(provider, "cover");
  expect(await other.page(`/uses?use=${use_id}`)).not.toContain("¥100");
  expect(await other.press(`/uses/${use_id}/confirm`)).toBe("unknown");
  const stranger = await desk.post(`/desk/diner/uses/${use_id}/confirm`);
  expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/desk/login"]);
  expect((await desk.get("/desk/nowhere/uses", { cookie: desk.cookie })).status).toBe(404);
  expect((await type(code)).searchParams.get("use")).toBe(use_id);
});
