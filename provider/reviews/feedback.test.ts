import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { feedback } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { FeedbackType } from "#contract/enumerations.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const PAGE = "/desk/feedback";
const written: RequestOf<typeof feedback> = {
  type: FeedbackType.problem,
  content: "<script>alert(1)</script> The menu stays white.",
  name: "Hana <b>Sato</b>",
  phone: "09011112222",
  email: "hana@example.com",
};
let provider: Planted;
let cookie: string;
beforeAll(async () => {
  provider = await planted();
  cookie = await deskVisit(provider).enter();
});
afterAll(() => provider.close());

const page = async (query = "") => (await deskVisit(provider).get(`${PAGE}${query}`, { cookie })).text();
async function press(path: string, fields: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const { headers } = await deskVisit(provider).post(`${PAGE}/${path}`, fields, { cookie });
  return new URL(headers.get("location") ?? "", "http://provider.test").searchParams.get("said");
}

describe("feedback", () => {
  it("is taken from whoever writes it, and answered by mail from the desk, once, in their language", async () => {
    const { feedback_id } = await taken(provider.call(feedback, written, { language: "ko" }));
    const open = await page();
    expect(open).toContain("Hana &lt;b&gt;Sato&lt;/b&gt;");
    expect(open).not.toContain("<script>alert");
    expect(await press(`${feedback_id}/answer`, { answer: " " })).toBe("refused");
    expect(await press(`${feedback_id}/answer`, { answer: "Please reload <the page>." })).toBe("done");
    expect(await press(`${feedback_id}/answer`, { answer: "Again" })).toBe("refused");
    const sent = await provider.db.select().from(mails);
    expect(sent).toMatchObject([{ recipient: "hana@example.com", subject: "문의하신 내용에 대한 답변" }]);
    expect(sent[0]?.text).toContain("Please reload <the page>.");
    expect(sent[0]?.html).toContain("Please reload &lt;the page&gt;.");
    expect(sent[0]?.html).not.toContain("<script>");
    expect(await page()).not.toContain(feedback_id);
    expect(await page("?show=settled")).toContain("Please reload &lt;the page&gt;.");
  });

  it("without an address can be settled without a mail, and not be answered by one", async () => {
    const { email: _, ...nowhere } = written;
    const { feedback_id } = await taken(provider.call(feedback, nowhere));
    const before = await provider.db.$count(mails);
    expect(await press(`${feedback_id}/answer`, { answer: "Hello" })).toBe("refused");
    expect(await press(`${feedback_id}/settle`)).toBe("done");
    expect(await provider.db.$count(mails)).toBe(before);
  });

  it("names stores and orders that are there, the order one's own", async () => {
    const one = await guest(provider);
    const other = await guest(provider, "diner-T2");
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    expect((await provider.call(feedback, { ...written, store_id: "nowhere" })).code).toBe(Code.storeMissing);
    expect((await other.send(feedback, { ...written, order_no })).code).toBe(Code.orderMissing);
    expect((await provider.call(feedback, { ...written, order_no })).code).toBe(Code.orderMissing);
    await taken(one.send(feedback, { ...written, store_id: "diner", order_no }));
    const rows = await provider.db.select().from(feedbacks);
    expect(rows.find(({ uid }) => uid === one.uid)).toMatchObject({ store_id: "diner", order_no });
  });

  it("takes no pictures that are not the caller's, and keeps nothing of it then", async () => {
    const one = await guest(provider, "diner-T3");
    const before = await provider.db.$count(feedbacks);
    const withPicture = { ...written, pictures: ["/uploads/somebody-else-1080.webp"] };
    expect((await one.send(feedback, withPicture)).code).toBe(Code.saveFailed);
    expect((await provider.call(feedback, withPicture)).code).toBe(Code.saveFailed);
    expect(await provider.db.$count(feedbacks)).toBe(before);
  });

  it("that says nothing, or names no phone that could ring, is refused", async () => {
    expect((await provider.call(feedback, { ...written, content: "  " })).code).not.toBe(Code.success);
    expect((await provider.call(feedback, { ...written, phone: "+81000" })).code).not.toBe(Code.success);
  });
});
