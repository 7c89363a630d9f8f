import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCoupon, memberCoupon, storeCouponList } from "#contract/calls/coupons.ts";
import { informList } from "#contract/calls/inform.ts";
import { CouponTab, ReceiveType } from "#contract/enumerations.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";

let provider: Planted;
let desk: StaffedDesk;
const form = {
  name_ja: "雨の日割",
  discount_type: "2",
  discount_price: "２００",
  minimum_spend: "1,000",
  usage_type: "pick_up",
  scope: "2",
  category_ids: "diner-drinks",
  receive_type: "1",
  start: "2026-11-21T00:00",
  end: "2026-12-21T00:00",
  validity_days: "7",
  limit_per_person: "1",
  limit_total: "",
};
const named = async (name: string) =>
  (await provider.db.select().from(coupons)).find((row) => row.name.ja === name);
const making = async (fields: Readonly<Record<string, string>>) => {
  const reply = await desk.post("/desk/diner/coupons", { ...form, ...fields }, { cookie: desk.cookie });
  return { status: reply.status, text: await reply.text() };
};

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

describe("the desk's coupons", () => {
  it("are made there, in Japanese where nothing else is written, and given out at once", async () => {
    expect(await desk.press("/coupons", { ...form, name_en: "Rainy day" })).toBe("made");
    const row = await named("雨の日割");
    expect(row).toMatchObject({
      store_id: "diner",
      name: { ja: "雨の日割", en: "Rainy day", ko: "雨の日割" },
      discount_price: 200,
      minimum_spend: 1000,
      type: 3,
      usage_type: "pick_up",
      scope: 2,
      scope_label: "category",
      category_ids: ["diner-drinks"],
      validity_days: 7,
      limit_total: -1,
    });
    expect(row?.start_time.toISOString()).toBe("2026-11-20T15:00:00.000Z");
    const { session } = await newMember(provider);
    await taken(provider.call(getCoupon, { coupon_id: row?.id ?? "" }, { session }));
    const page = await desk.page("/coupons");
    expect(page).toContain("雨の日割");
    expect(page).toMatch(/受け取り 1 · 利用 0/);
  });

  it.each([
    ["no name", { name_ja: " " }, "名前（日本語）を入力してください"],
    ["101 percent", { discount_type: "1", discount_price: "101" }, "1から100までの数を入力してください"],
    ["nothing off", { discount_price: "0" }, "9,999,999円までの金額を入力してください"],
    ["a word for a number", { discount_price: "たくさん" }, "9,999,999円までの金額を入力してください"],
    ["no day of the calendar", { start: "2026-02-31T25:00" }, "日時を入力してください"],
    ["an end before its start", { end: "2026-11-01T00:00" }, "開始より後の日時を入力してください"],
    ["another store's category", { category_ids: "other-dishes" }, "カテゴリーを選んでください"],
    ["no goods", { scope: "3" }, "商品を選んでください"],
    ["none for anybody", { limit_total: "0" }, "1以上の枚数を入力してください"],
  ])("with %s are not made: the form says what is wrong, and keeps the rest", async (_, fields, fault) => {
    const before = await provider.db.$count(coupons);
    const { status, text } = await making({ name_ja: "まちがい", minimum_spend: "1234", ...fields });
    expect(status).toBe(200);
    expect(text).toContain(fault);
    expect(text).toContain('value="1234"');
    expect(await provider.db.$count(coupons)).toBe(before);
  });

  it("are withdrawn: no one gets another, what was claimed stays", async () => {
    const row = await named("雨の日割");
    expect(await desk.press(`/coupons/${row?.id}/withdraw`)).toBe("withdrawn");
    const { items } = await taken(provider.call(storeCouponList, { store_id: "diner" }));
    expect(items).toEqual([]);
    expect(await provider.db.$count(memberCoupons, eq(memberCoupons.coupon_id, row?.id ?? ""))).toBe(1);
    expect(await desk.page("/coupons")).toContain("配布中止");
  });

  it("have a card with the link and its code to print", async () => {
    await desk.press("/coupons", { ...form, name_ja: "チラシ" });
    const row = await named("チラシ");
    const card = await desk.page(`/coupons/${row?.id}/card`);
    expect(card).toContain(`/coupon?couponId=${row?.id}`);
    expect(card).toContain("<svg");
    expect((await desk.get("/desk/other/coupons/x/card", { cookie: desk.cookie })).status).toBe(404);
    expect((await desk.get(`/desk/other/coupons/${row?.id}/card`, { cookie: desk.cookie })).status).toBe(404);
  });
});

describe("a gift", () => {
  it("goes to a member by phone or email, within its limits, and they are told", async () => {
    await desk.press("/coupons", {
      ...form,
      name_ja: "お詫び",
      receive_type: "4",
      scope: "1",
      limit_total: "2",
    });
    const row = await named("お詫び");
    const give = (to: string) => desk.press(`/coupons/${row?.id}/gift`, { to });
    const one = await newMember(provider);
    const [{ phone } = { phone: null }] = await provider.db
      .select({ phone: members.phone })
      .from(members)
      .where(eq(members.uid, one.uid));
    expect(await give("09000000000")).toBe("nobody");
    expect(await give("whoever")).toBe("nobody");
    expect(await give(phone ?? "")).toBe("given");
    expect(await give(phone ?? "")).toBe("has_theirs");
    const { items } = await taken(
      provider.call(memberCoupon, { tab: CouponTab.unused }, { session: one.session }),
    );
    expect(items).toMatchObject([{ name: "お詫び", receive_type: ReceiveType.gifted, status: 2 }]);
    const { items: told } = await taken(provider.call(informList, {}, { session: one.session }));
    expect(told[0]?.content).toContain("お詫び");

    const [two, three] = [await newMember(provider), await newMember(provider)];
    const mailTo = (uid: string) =>
      provider.db.update(members).set({ email: "Twin@example.jp" }).where(eq(members.uid, uid));
    await mailTo(two.uid);
    await mailTo(three.uid);
    expect(await give("twin@example.jp")).toBe("several");
    await provider.db.update(members).set({ email: null }).where(eq(members.uid, three.uid));
    expect(await give("twin@example.jp")).toBe("given");
    await provider.db.update(members).set({ email: "three@example.jp" }).where(eq(members.uid, three.uid));
    expect(await give("three@example.jp")).toBe("all_given");
  });

  it("is given by its own issuer alone, and no other coupon is one", async () => {
    const row = await named("お詫び");
    const flyer = await named("チラシ");
    const gift = (path: string) => desk.post(path, { to: "three@example.jp" }, { cookie: desk.cookie });
    for (const path of [
      `/desk/other/coupons/${row?.id}`,
      `/desk/coupons/${row?.id}`,
      `/desk/diner/coupons/${flyer?.id}`,
    ])
      expect((await gift(`${path}/gift`)).headers.get("location")).toContain("said=no_gift");
  });
});

it("the operator's coupons are good at every store", async () => {
  const { status, headers } = await desk.post(
    "/desk/coupons",
    { ...form, name_ja: "全店", usage_type: "common" },
    { cookie: desk.cookie },
  );
  expect([status, headers.get("location")]).toEqual([303, "/desk/coupons?said=made"]);
  expect(await named("全店")).toMatchObject({ store_id: null, scope: 1, scope_label: "unlimited", type: 2 });
  expect(await (await desk.get("/desk/coupons", { cookie: desk.cookie })).text()).toContain("全店");
  const { items } = await taken(provider.call(storeCouponList, { store_id: "other" }));
  expect(items.map(({ name }) => name)).toEqual(["全店"]);
});
