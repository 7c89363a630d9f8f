import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { answerFeedback, listFeedback } from "#contract/calls/desk/reviews.ts";
import { feedback } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { FeedbackType } from "#contract/enumerations.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { deskOf, deskVisit, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const written: RequestOf<typeof feedback> = {
  type: FeedbackType.problem,
  content: "<script>alert(1)</script> The menu stays white.",
  name: "Hana <b>Sato</b>",
  phone: "09011112222",
  email: "hana@example.com",
};
let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const seen = async (is_settled = false) => (await desk.given(listFeedback, { is_settled })).items;
const settle = (feedback_id: string, answer: string | null) =>
  desk.send(answerFeedback, { feedback_id, answer });

describe("feedback", () => {
  it("is taken from whoever writes it, and answered by mail from the desk, once, in their language", async () => {
    const { feedback_id } = await taken(provider.call(feedback, written, { language: "ko" }));
    expect((await seen())[0]).toMatchObject({ feedback_id, name: written.name, content: written.content });
    expect(await settle(feedback_id, " ")).toBe("malformed");
    expect(await settle(feedback_id, "Please reload <the page>.")).toEqual({});
    expect(await settle(feedback_id, "Again")).toBe("gone");
    const { items } = await desk.given(auditLog, { did: "feedback.answer" });
    expect(items).toMatchObject([{ subject: feedback_id, store: null, after: { button: "answer" } }]);
    const sent = await provider.db.select().from(mails);
    expect(sent).toMatchObject([{ recipient: "hana@example.com", subject: "문의하신 내용에 대한 답변" }]);
    expect(sent[0]?.text).toContain("Please reload <the page>.");
    expect(sent[0]?.html).toContain("Please reload &lt;the page&gt;.");
    expect(sent[0]?.html).not.toContain("<script>");
    expect((await seen()).map((one) => one.feedback_id)).not.toContain(feedback_id);
    expect((await seen(true))[0]).toMatchObject({ settled: { answer: "Please reload <the page>." } });
  });

  it("without an address can be settled without a mail, and not be answered by one", async () => {
    const { email: _, ...nowhere } = written;
    const { feedback_id } = await taken(provider.call(feedback, nowhere));
    const before = await provider.db.$count(mails);
    expect(await settle(feedback_id, "Hello")).toBe("gone");
    expect(await settle(feedback_id, null)).toEqual({});
    expect(await provider.db.$count(mails)).toBe(before);
  });

  it("is the operator's, and no manager's", async () => {
    const manager = await deskVisit(provider).enter({}, "manager");
    expect(await desk.send(listFeedback, {}, manager)).toBe("forbidden");
    expect(await desk.send(answerFeedback, { feedback_id: "any", answer: null }, manager)).toBe("forbidden");
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
