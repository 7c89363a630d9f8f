import { afterAll, beforeAll, expect, it } from "vitest";
import { lineDesk } from "#provider/desk/orders/testing/lineDesk.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let path: string;
let order_no: string;
beforeAll(async () => {
  provider = await planted();
  const one = await guest(provider);
  const { desk, make } = receiptsOf(provider);
  ({ order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })])));
  await desk(order_no, "accept", "pay_cash");
  const title = '<script>alert(1)</script>"&';
  const { print_url } = await make(one, order_no, { companyName: title });
  path = (print_url ?? "").replace("http://provider.test", "");
});
afterAll(() => provider.close());

const get = (at: string, headers: Readonly<Record<string, string>> = {}) =>
  deskVisit(provider).get(at, { headers });
const bare = () => path.split("?")[0] ?? "";

it("the page says all that the law asks for, in Japanese, with what was typed as text", async () => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  for (const words of ["領収書", "取引日", "2026年11月21日", "¥300", "10%", "¥27", "発行者", "tea", order_no])
    expect(page).toContain(words);
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp; 様");
  expect(page).not.toContain("<script>alert");
});

it.each([
  ["en", "Receipt"],
  ["zh", "收据"],
  ["tw", "收據"],
  ["ko", "영수증"],
])("in %s the words of the law stand beside", async (language, word) => {
  const page = await (await get(`${bare()}?language=${language}`)).text();
  expect(page).toContain(word);
  expect(page).toContain('<span class="beside" lang="ja">領収書</span>');
  expect(await (await get(bare(), { "accept-language": "en-GB" })).text()).toContain('<html lang="en">');
});

it("nobody keeps it, indexes it, frames it or is told its address; only its own style and script run", async () => {
  const { headers } = await get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

it("what is no receipt is a page that says so", async () => {
  for (const wrong of ["/receipt/nothing", `${bare()}x?language=en`, "/receipt/%00"]) {
    const answer = await get(wrong);
    expect([wrong, answer.status]).toEqual([wrong, 404]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect(await (await get("/receipt/nothing?language=en")).text()).toContain("Receipt not found");
});

it("once a part of the money went back the page says so, and a new receipt is made out for what is left", async () => {
  const one = await guest(provider, "diner-T2");
  const desk = await lineDesk(provider);
  const { desk: act, make } = receiptsOf(provider);
  const lines = [line({ goods_id: "tea", price: 300 }), line({ goods_id: "beer", price: 600 })];
  const placed = await taken(one.order(lines));
  await act(placed.order_no, "accept", "pay_cash");
  const first = await make(one, placed.order_no);
  await desk.change(placed.order_no, { how: "free", reason: "quality" });
  const pageOf = async ({ print_url }: { readonly print_url: string | null }) =>
    (await get((print_url ?? "").replace("http://provider.test", ""))).text();
  expect(await pageOf(first)).toContain("この領収書の発行後に ¥300 を返金しました");
  const second = await make(one, placed.order_no);
  expect(second).toMatchObject({ is_copy: 0, bill: { total: 600, goods_discount: 300 } });
  expect(second.receipt_no).not.toBe(first.receipt_no);
  const page = await pageOf(second);
  expect(page).not.toContain("発行後に");
  expect(page).toContain("返金済み（合計に含まれません）");
  expect(await make(one, placed.order_no)).toMatchObject({ is_copy: 1, receipt_no: second.receipt_no });
});

it("once the money went back the page says that it is good for nothing", async () => {
  expect(await (await get(path)).text()).not.toContain("ご使用になれません");
  await receiptsOf(provider).desk(order_no, "refund");
  expect(await (await get(path)).text()).toContain("ご使用になれません");
});
