import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company, saveCompany } from "#contract/calls/desk/company.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { MOST_OWN_TEXT, saveStoreLegal, storeLegal } from "#contract/calls/desk/storeLegal.ts";
import { companyInfo } from "#contract/calls/store.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

const read = () => desk.given(storeLegal, { store_id });
type Saved = DeskRequest<typeof saveStoreLegal>;
async function save(changes: Partial<Saved>) {
  const { disclosure, stamp } = await read();
  const asked = { store_id, stamp, disclosure: whole(disclosure), registration_number: null };
  return desk.send(saveStoreLegal, { ...asked, terms: {}, privacy: {}, ...changes });
}
const ITEM = { ja: "店舗のもの" };
const whole = (
  disclosure: Awaited<ReturnType<typeof read>>["disclosure"],
): NonNullable<Saved["disclosure"]> =>
  Object.fromEntries(
    Object.entries(disclosure).map(([item, words]) => [item, words.ja ? words : ITEM]),
  ) as NonNullable<Saved["disclosure"]>;
const told = async (language: "ja" | "en" | "zh" = "ja") =>
  taken((await guest(provider, "diner-T1", language)).send(companyInfo, { store_id }));

describe("what a store states by law", () => {
  it("is of its own, with its own terms and privacy policy, told in the language that there is", async () => {
    const { disclosure } = await read();
    const seller = { ja: "合同会社ダイナー", en: "Diner LLC" };
    const terms = { ja: "予約の変更は前日まで。", en: "Change bookings the day before." };
    const privacy = { en: "We keep your number for a month.", zh: "" };
    const done = await save({ disclosure: { ...whole(disclosure), seller }, terms, privacy });
    expect(done).toEqual({});
    expect(await told()).toMatchObject({
      seller: seller.ja,
      own_texts: { terms: { text: terms.ja }, privacy: { text: privacy.en, lang: "en" } },
    });
    expect(await told("zh")).toMatchObject({
      seller: seller.ja,
      own_texts: { terms: { text: terms.ja, lang: "ja" }, privacy: { text: privacy.en, lang: "en" } },
    });
    expect((await told("en")).own_texts?.terms).toEqual({ text: terms.en });
    expect(await read()).toMatchObject({ follows_company: false, terms, privacy: { en: privacy.en } });
    // That it was saved is in the log, and none of its pages.
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.store_id, store_id));
    expect(log.at(-1)).toMatchObject({ did: "store.settings", after: { button: "legal" } });
    expect(JSON.stringify(log)).not.toContain(privacy.en);
  });

  it("keeps what the company states beside it, and follows the company once it is told to", async () => {
    expect(await save({ disclosure: null })).toBe("malformed");
    const { disclosure, stamp } = await desk.given(company, {});
    const items = { ...whole(disclosure), seller: { ja: "株式会社のれん" } };
    await desk.given(saveCompany, { disclosure: items, registration_number: "T7000012050002", stamp });
    expect((await told()).seller).toBe("合同会社ダイナー");
    expect(await save({ disclosure: null })).toEqual({});
    expect(await told()).toMatchObject({ seller: "株式会社のれん" });
    expect(await told()).not.toHaveProperty("own_texts");
    expect(await read()).toMatchObject({ follows_company: true, registration_number: "T7000012050002" });
    const [row] = await provider.db.select().from(stores).where(eq(stores.id, store_id));
    expect(row?.follows_company).toBe(true);
  });

  it("is the owner's to change, in words that fit, and as it was seen", async () => {
    expect(await desk.send(storeLegal, { store_id }, await desk.as("manager"))).toBe("forbidden");
    const { disclosure, stamp } = await read();
    const without = { ...whole(disclosure), seller: { en: "Diner LLC" } };
    expect(await save({ disclosure: without })).toBe("malformed");
    expect(await save({ terms: { ja: "あ".repeat(MOST_OWN_TEXT + 1) } })).toBe("malformed");
    expect(await save({ registration_number: "T123" })).toBe("malformed");
    for (const _ of ["once", "again"]) expect(await save({ stamp, terms: { ja: "規約" } })).toEqual({});
    expect(await save({ stamp, terms: { ja: "ほかの規約" } })).toBe("changed");
    expect((await read()).terms).toEqual({ ja: "規約" });
  });
});
