import { beforeEach, expect, it, vi } from "vitest";
import type { GiftDraft } from "#state/payments/underWay.ts";
import { keepLinkedGift } from "./giftCode.ts";

const draft = vi.hoisted(() => ({ kept: null as GiftDraft | null }));
vi.mock("#state/payments/underWay.ts", async (original) => ({
  ...(await original<object>()),
  readGift: () => draft.kept,
  keepGift: (gift: GiftDraft | null) => {
    draft.kept = gift;
  },
}));

beforeEach(() => {
  draft.kept = null;
});

it("keeps the code of the printed link for the form, however it is written", () => {
  keepLinkedGift("#code=4f7k2mq0-ZP9C");
  expect(draft.kept).toEqual({ activation_code: "4F7K-2MQ0-ZP9C", phone: "", email: "" });
});

it("leaves what was filled in for the gift, and what there is without a code", () => {
  const filled = { activation_code: "4F7K-2MQ0-ZP9C", phone: "09012345678", email: "gift@example.jp" };
  draft.kept = filled;
  keepLinkedGift("#code=4F7K-2MQ0-ZP9C");
  keepLinkedGift("#elsewhere");
  keepLinkedGift("");
  expect(draft.kept).toEqual(filled);
  keepLinkedGift("#code=AAAA-BBBB-CCCC");
  expect(draft.kept).toEqual({ ...filled, activation_code: "AAAA-BBBB-CCCC" });
});
