import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { readMail } from "#provider/notices/mail/mail.ts";
import { readSms } from "#provider/notices/sms/sms.ts";
import { createLog } from "#provider/operations/log.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { addressOf, codeOn, newPhone, quickMembers } from "#provider/testing/members.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";

let provider: Planted;
let desk: StaffedDesk;
let member: User;
const logged: string[] = [];
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

beforeAll(async () => {
  provider = await planted({
    log: createLog("debug", (line) => logged.push(line)),
    settings: { publicOrigin: "http://provider.test" },
  });
  await plantOffers(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.db.delete(mails);
  await provider.db.delete(smsMessages);
  await provider.db.delete(vouchers);
  [member = member] = await quickMembers(provider, 1);
});
afterAll(() => provider.close());

const post = async (path: string, fields: Readonly<Record<string, string>>) =>
  (await desk.post(`/desk/diner/gifts${path}`, fields, { cookie: desk.cookie })).text();
const give = (to: string, language = "en") => post("", { offer: "teas", to, language });
const sendAgain = async (to: string) => {
  const [voucher] = await provider.db.select().from(vouchers);
  return post(`/${voucher?.id}/send`, { to, language: "ja" });
};
const mailed = async () =>
  (await provider.db.select().from(mails)).map(({ text }) => readMail(text, provider.parts));
const texted = async () =>
  (await provider.db.select().from(smsMessages))
    .map(({ text }) => readSms(text, provider.parts))
    .filter((text) => text.includes("/activate"));
const codeIn = (text = "") => CODE.exec(text)?.[0] ?? "";

async function activate(activation_code: string) {
  const phone = newPhone();
  const code = await codeOn(provider, phone, "activate_voucher");
  const activation = { activation_code, phone, email: "gift@example.jp", code };
  return provider.call(getCoupon, { activation }, { session: member, address: addressOf(phone) });
}

it("a gift goes by mail in its recipient's language, and its code stands in no page, table or log", async () => {
  const page = await give("hana@example.com");
  expect(page).toContain("お送りしました。");
  expect(page).toMatch(/h…@example\.com 送信待ち/);
  const [text = ""] = await mailed();
  const code = codeIn(text);
  expect(text).toContain(`http://provider.test/activate#code=${code}`);
  expect(text).toContain("has sent you a voucher");
  const kept = JSON.stringify([
    await provider.db.select().from(mails),
    await provider.db.select().from(vouchers),
  ]);
  for (const place of [page, kept, logged.join("\n")]) expect(place).not.toContain(code);
  await provider.mailOutbox.drain();
  expect(logged.join("\n")).not.toContain(code);
  expect(await desk.page("/gifts")).toMatch(/h…@example\.com 送信済み/);
  expect((await taken(activate(code))).voucher).toMatchObject({ balance: 1_000 });
});

it("a gift goes to a phone as a text, however its number was typed", async () => {
  expect(await give("０９０-１２３４-５６７８", "ko")).toContain("お送りしました。");
  const [text = ""] = await texted();
  expect(text).toContain("상품권을 보내 드렸습니다");
  await provider.smsOutbox.drain();
  expect(await desk.page("/gifts")).toMatch(/…5678 送信済み/);
  expect((await activate(codeIn(text))).code).toBe(Code.success);
});

it.each(["hana@", "hana@example", "090123", "花子", "a@b.jp, c@d.jp"])(
  "%s is told at the field, and no gift is made",
  async (to) => {
    const page = await give(to);
    expect(page).toMatch(/<input class="plain" name="to"[^>]*aria-invalid="true"[^>]*gift-to-new-fault/);
    expect(page).toContain('id="gift-to-new-fault">メールアドレスまたは電話番号をご確認ください');
    expect(page).toContain(`value="${to}"`);
    expect(await provider.db.select().from(vouchers)).toEqual([]);
  },
);

it("sent again, to another address, it has another code: the old one is nobody's, and is not sent any more", async () => {
  await give("wrong@example.com");
  const old = codeIn((await mailed())[0]);
  expect(await sendAgain("nobody")).toContain('aria-invalid="true"');
  expect(await sendAgain("right@example.com")).toContain("お送りしました。");
  const [now = "", ...more] = (await mailed()).filter((text) => text !== "");
  expect(more).toEqual([]);
  expect((await activate(old)).code).toBe(Code.couponMissing);
  expect((await activate(codeIn(now))).code).toBe(Code.success);
  expect(await sendAgain("right@example.com")).toContain("発行できませんでした。");
});

it("withdrawn, it is not sent any more; and nobody's mailbox is filled", async () => {
  await give("late@example.com");
  const [voucher] = await provider.db.select().from(vouchers);
  await post(`/${voucher?.id}/withdraw`, {});
  await provider.mailOutbox.drain();
  expect(await provider.db.select().from(mails)).toMatchObject([{ sent_at: null, text: "", html: "" }]);
  const pages: string[] = [];
  while (pages.length < 6) pages.push(await give("full@example.com"));
  expect(pages.map((page) => page.includes("お送りしました。"))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(pages.at(-1)).toContain("本日はこれ以上お送りできません");
});
