import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { listGifts, makeGift, sendGift, withdrawGift } from "#contract/calls/desk/gifts.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import type { WireLanguage } from "#contract/scalars.ts";
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

const store_id = "diner";
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

const give = (to: string, language: WireLanguage = "en", voucher_id: string = crypto.randomUUID()) =>
  desk.given(makeGift, { store_id, voucher_id, offer_id: "teas", to, language });
const listed = async () => (await desk.given(listGifts, { store_id })).gifts;
/** Sends the newest gift again, by the stamp that was seen: of now, unless another one is named. */
const sendAgain = async (to: string, seen?: string) => {
  const [gift] = await listed();
  const { stamp = "", voucher_id = "" } = gift ?? {};
  return desk.send(sendGift, { store_id, voucher_id, stamp: seen ?? stamp, to, language: "ja" });
};
const SENT = { card: null };
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

it("a gift goes by mail in its recipient's language, and its code stands in no answer, table or log", async () => {
  const made = await give("hana@example.com");
  expect(made).toEqual(SENT);
  expect(await listed()).toMatchObject([{ sent: { to: "h…@example.com", state: "waiting" } }]);
  const [text = ""] = await mailed();
  const code = codeIn(text);
  expect(text).toContain(`http://provider.test/activate#code=${code}`);
  expect(text).toContain("has sent you a voucher");
  const kept = JSON.stringify([
    await provider.db.select().from(mails),
    await provider.db.select().from(vouchers),
  ]);
  for (const place of [JSON.stringify(await listed()), kept, logged.join("\n")])
    expect(place).not.toContain(code);
  await provider.mailOutbox.drain();
  expect(logged.join("\n")).not.toContain(code);
  expect(await listed()).toMatchObject([{ sent: { to: "h…@example.com", state: "sent" } }]);
  expect((await taken(activate(code))).voucher).toMatchObject({ balance: 1_000 });
});

it("a gift goes to a phone as a text, however its number was typed", async () => {
  expect(await give("０９０-１２３４-５６７８", "ko")).toEqual(SENT);
  const [text = ""] = await texted();
  expect(text).toContain("상품권을 보내 드렸습니다");
  await provider.smsOutbox.drain();
  expect(await listed()).toMatchObject([{ sent: { to: "…5678", state: "sent" } }]);
  expect((await activate(codeIn(text))).code).toBe(Code.success);
});

it.each(["hana@", "hana@example", "090123", "花子", "a@b.jp, c@d.jp"])(
  "%s is neither an address nor a number, and no gift is made",
  async (to) => {
    expect(await give(to)).toEqual({ refusal: "bad_to" });
    expect(await provider.db.select().from(vouchers)).toEqual([]);
  },
);

it("a gift whose answer was lost is sent once, however often it is asked for", async () => {
  await give("hana@example.com", "en", "lost");
  const [text] = await mailed();
  expect(await give("hana@example.com", "en", "lost")).toEqual(SENT);
  expect(await Promise.all([1, 2, 3].map(() => give("taro@example.com", "en", "at-once")))).toEqual([
    SENT,
    SENT,
    SENT,
  ]);
  expect(await listed()).toHaveLength(2);
  const texts = (await mailed()).filter((one) => one !== "");
  expect(texts).toHaveLength(2);
  expect(texts).toContain(text);
});

it("sent again, to another address, it has another code: the old one is nobody's, and is not sent any more", async () => {
  await give("wrong@example.com");
  const old = codeIn((await mailed())[0]);
  const [{ stamp: seen = "", voucher_id = "" } = {}] = await listed();
  expect(await sendAgain("nobody")).toEqual({ refusal: "bad_to" });
  expect(await sendAgain("right@example.com")).toEqual({ is_sent: true });
  // Asked for again after a lost answer it is the same; a colleague who saw the first address sends nothing unseen.
  expect(await sendAgain("right@example.com", seen)).toEqual({ is_sent: true });
  expect(await sendAgain("other@example.com", seen)).toBe("changed");
  const [now = "", ...more] = (await mailed()).filter((text) => text !== "");
  expect(more).toEqual([]);
  const { items } = await desk.given(auditLog, { subject: voucher_id });
  expect(items.map(({ after, did }) => [did, after?.["by"]])).toEqual([
    ["gift.send", "mail"],
    ["gift.make", "mail"],
  ]);
  // Of people the log has ids alone.
  expect(JSON.stringify(items)).not.toContain("example.com");
  expect((await activate(old)).code).toBe(Code.couponMissing);
  expect((await activate(codeIn(now))).code).toBe(Code.success);
  expect(await sendAgain("right@example.com")).toEqual({ refusal: "refused" });
});

it("two clerks send one gift at once: one message goes, and the other one sees it", async () => {
  await give("wrong@example.com");
  const said = await Promise.all(["one@example.com", "two@example.com"].map((to) => sendAgain(to)));
  expect(said).toEqual(expect.arrayContaining([{ is_sent: true }, "changed"]));
  expect((await mailed()).filter((text) => text !== "")).toHaveLength(1);
});

it("withdrawn, it is not sent any more; and nobody's mailbox is filled", async () => {
  await give("late@example.com", "en", "late");
  await desk.given(withdrawGift, { store_id, voucher_id: "late" });
  await provider.mailOutbox.drain();
  expect(await provider.db.select().from(mails)).toMatchObject([{ sent_at: null, text: "", html: "" }]);
  const said: unknown[] = [];
  while (said.length < 6) said.push(await give("full@example.com"));
  expect(said).toEqual([SENT, SENT, SENT, SENT, SENT, { refusal: "too_many" }]);
  expect(await listed()).toHaveLength(5);
});
