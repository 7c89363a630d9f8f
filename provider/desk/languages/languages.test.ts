import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  listTexts,
  proposeTexts,
  saveTexts,
  TEXT_FILES,
  takeTextFile,
  textCounts,
} from "#contract/calls/desk/languages.ts";
import { changeMenu, deskDish, discardMenuDraft, publishMenuDraft } from "#contract/calls/desk/menu.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deeplServer } from "#provider/gateways/testing/deeplServer.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

const store_id = "diner";
const language = "ko";
let provider: Planted;
let desk: BoardDesk;
let deepl: Awaited<ReturnType<typeof deeplServer>>;
beforeAll(async () => {
  deepl = await deeplServer();
  provider = await planted({ settings: { deepl: { key: "a-key:fx", url: deepl.origin } } });
  desk = await boardDesk(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  deepl.refuse(null);
  await desk.given(discardMenuDraft, { store_id });
  await write("tea", { ja: "お茶", ko: "" });
});
afterAll(async () => {
  await provider.close();
  await deepl.close();
});

/** Says a dish's name in some languages, in the draft. */
async function write(dish_id: string, name: Partial<Record<"en" | "ja" | "ko", string>>, cookie?: string) {
  const { dish, stamp } = await desk.given(deskDish, { store_id, dish_id });
  const content = { ...dish, name: { ...dish.name, ...name } };
  const changes = [{ kind: "dish" as const, id: dish_id, content, seen: stamp }];
  return desk.given(changeMenu, { store_id, changes }, cookie);
}

const nameOf = async (dish_id: string) =>
  (await desk.given(deskDish, { store_id, dish_id })).dish.name[language];
const list = (more: { missing_only?: boolean; words?: string; cursor?: string } = {}) =>
  desk.given(listTexts, { store_id, language, missing_only: false, ...more });
const missing = async () => {
  const { languages } = await desk.given(textCounts, { store_id });
  return languages.find((one) => one.language === language)?.missing;
};
const tea = { key: "dish/tea", seen: { original: "お茶", text: "" } };

describe("a store's texts", () => {
  it("stand beside their translations, missing ones counted and found alone", async () => {
    const before = await missing();
    const { items } = await list({ words: "お茶" });
    expect(items.slice(0, 1)).toEqual([
      {
        key: "dish/tea",
        kind: "dish",
        within: expect.any(String),
        original: { language: "ja", text: "お茶" },
        text: "",
        most: 100,
      },
    ]);
    await desk.given(saveTexts, { store_id, language, texts: [{ ...tea, text: " 녹차 " }] });
    expect(await nameOf("tea")).toBe("녹차");
    expect(await missing()).toBe((before ?? 0) - 1);
    const alone = await list({ missing_only: true });
    expect(alone.items.map(({ key }) => key)).not.toContain("dish/tea");
    expect((await list({ words: "녹" })).items).toHaveLength(1);
  });

  it("are told where somebody has changed one since it was seen, and the others are kept", async () => {
    await write("tea", { ko: "차" }, await desk.as("manager"));
    const other = (await list()).items.find(({ key }) => key === "dish/curry");
    const texts = [
      { ...tea, text: "녹차" },
      { key: "dish/gone", text: "x", seen: { original: "", text: "" } },
      {
        key: "dish/curry",
        text: "카레",
        seen: { original: other?.original.text ?? "", text: other?.text ?? "" },
      },
    ];
    const { unsaved } = await desk.given(saveTexts, { store_id, language, texts });
    expect(unsaved).toEqual([
      { key: "dish/tea", why: "changed", original: "お茶", text: "차", by: expect.any(String) },
      { key: "dish/gone", why: "gone", original: "", text: "", by: null },
    ]);
    expect([await nameOf("tea"), await nameOf("curry")]).toEqual(["차", "카레"]);
    // Sent again after a lost answer it is there already.
    const again = await desk.given(saveTexts, { store_id, language, texts: texts.slice(2) });
    expect(again).toEqual({ unsaved: [] });
    const [first] = texts;
    const seen = { original: "お茶", text: "차" };
    const knowingly = first === undefined ? [] : [{ ...first, seen }];
    await desk.given(saveTexts, { store_id, language, texts: knowingly });
    expect(await nameOf("tea")).toBe("녹차");
  });

  it("wait for the editor where the menu was published over their draft", async () => {
    await desk.given(publishMenuDraft, { store_id, at: null });
    await write("tea", { en: "Tea, please" });
    // Published from elsewhere, as by a file: the draft's dish is made on what is no more.
    const { goods } = await import("#provider/db/tables/goods.ts");
    await provider.db.update(goods).set({ price: 333 }).where(eq(goods.id, "tea"));
    const { unsaved } = await desk.given(saveTexts, {
      store_id,
      language,
      texts: [{ ...tea, text: "녹차" }],
    });
    expect(unsaved).toMatchObject([{ key: "dish/tea", why: "published" }]);
    expect(await nameOf("tea")).toBe("");
  });

  it("of the store itself are kept at once, and in the log", async () => {
    const own = (await list()).items.find(({ key }) => key === "store/name");
    const seen = { original: own?.original.text ?? "", text: own?.text ?? "" };
    await desk.given(saveTexts, {
      store_id,
      language,
      texts: [{ key: "store/name", text: "우리 식당", seen }],
    });
    const [row] = await provider.db.select({ name: stores.name }).from(stores).where(eq(stores.id, store_id));
    expect(row?.name.ko).toBe("우리 식당");
    expect(row?.name.ja).toBe(seen.original);
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.did, "store.settings"));
    expect(log.at(-1)).toMatchObject({ after: { button: "languages", name: { ko: "우리 식당" } } });
  });

  it("refuse what is too long at its field, and whoever has no right to them", async () => {
    const texts = [{ ...tea, text: "차".repeat(101) }];
    const answer = await desk.call("languages/save", { store_id, language, texts }, { cookie: desk.cookie });
    expect(await answer.json()).toEqual({ fault: "malformed", fields: ["texts.0.text"] });
    const waiter = await desk.as("floor");
    expect(await desk.send(textCounts, { store_id }, waiter)).toBe("forbidden");
    expect(await desk.send(listTexts, { store_id: "nowhere", language, missing_only: false })).toBe(
      "forbidden",
    );
    const file = `${TEXT_FILES.csv}?store_id=${store_id}&language=ko&which=all`;
    expect((await desk.get(file, { cookie: waiter })).status).toBe(403);
  });
});

describe("a translation service", () => {
  const propose = (keys = ["dish/tea"]) => desk.given(proposeTexts, { store_id, language, keys });

  it("proposes, and keeps nothing", async () => {
    expect((await desk.given(textCounts, { store_id })).service).toBe("DeepL");
    expect(await propose(["dish/tea", "dish/none"])).toEqual({
      proposals: [{ key: "dish/tea", text: "[KO] お茶" }],
      trouble: null,
    });
    expect(deepl.asked.at(-1)).toEqual({
      texts: ["お茶"],
      from: "ja",
      to: "ko",
      key: "DeepL-Auth-Key a-key:fx",
    });
    expect(await nameOf("tea")).toBe("");
    const chinese = { store_id, language: "tw" as const, keys: ["dish/tea"] };
    await desk.given(proposeTexts, chinese);
    expect(deepl.asked.at(-1)?.to?.toUpperCase()).toBe("ZH-HANT");
  });

  it.each([
    [403, "wrong_key"],
    [456, "quota"],
    [429, "too_many"],
    [503, "unreachable"],
  ] as const)("that answers %i says why in a word", async (status, trouble) => {
    deepl.refuse(status);
    expect(await propose()).toEqual({ proposals: [], trouble });
  });
});

describe("a file of texts", () => {
  const get = async (kind: "csv" | "xlsx", which = "missing") => {
    const file = await desk.get(`${TEXT_FILES[kind]}?store_id=${store_id}&language=ko&which=${which}`, {
      cookie: desk.cookie,
    });
    return Buffer.from(await file.arrayBuffer());
  };
  const takeFile = (bytes: Buffer, seen: string | null = null) =>
    desk.given(takeTextFile, { store_id, language, file: bytes.toString("base64"), seen });
  const row = (id: string, original: string, translation: string) => `${id},x,${original},${translation}\r\n`;
  const head = "ID,Kind,Original,Translation (한국어)\r\n";

  it("comes back filled in, is looked at, and taken as it was seen", async () => {
    const csv = (await get("csv")).toString();
    expect(csv).toContain("dish/tea,商品名,お茶,");
    const filled = Buffer.from(csv.replace("dish/tea,商品名,お茶,", "dish/tea,商品名,お茶,녹차"));
    const looked = await takeFile(filled);
    expect(looked).toMatchObject({ refused: null, is_done: false, counts: { new: 1, refused: 0 } });
    expect(looked.rows).toMatchObject([{ original: "お茶", before: "", after: "녹차", reason: "" }]);
    expect(await nameOf("tea")).toBe("");
    await write("tea", { ko: "차" });
    const again = await takeFile(filled, looked.stamp);
    expect(again).toMatchObject({ is_done: false, counts: { new: 0, changed: 1 } });
    expect(await takeFile(filled, again.stamp)).toMatchObject({ is_done: true });
    expect(await nameOf("tea")).toBe("녹차");
    expect(await takeFile(filled)).toMatchObject({ counts: { new: 0, changed: 0 }, rows: [] });
  });

  it("as a workbook is read again as it was written", async () => {
    expect(await takeFile(await get("xlsx", "all"))).toMatchObject({
      refused: null,
      counts: { new: 0, changed: 0, left_out: 0, refused: 0 },
    });
  });

  it("leaves out what is gone or has another original now, and takes nothing where a row is refused", async () => {
    const some = head + row("dish/none", "", "x") + row("dish/tea", "紅茶", "홍차");
    expect(await takeFile(Buffer.from(some))).toMatchObject({ counts: { left_out: 2, new: 0 } });
    const bad = `${some}${row("dish/tea", "お茶", "차".repeat(101))}${row("dish/curry", "", "카레")}`;
    const looked = await takeFile(Buffer.from(bad));
    expect(looked).toMatchObject({
      counts: { refused: 1 },
      rows: [{ row: 4, state: "refused" }, {}, {}, {}],
    });
    expect(looked.rows[0]?.reason).toContain("100");
    expect(await takeFile(Buffer.from(bad), looked.stamp)).toMatchObject({ is_done: false });
    const twice = head + row("dish/tea", "", "차") + row("dish/tea", "", "녹차");
    expect(await takeFile(Buffer.from(twice))).toMatchObject({ counts: { refused: 1 } });
  });

  it("that is none, or of another language, says so in words", async () => {
    const refused = async (text: string) => (await takeFile(Buffer.from(text))).refused;
    expect(await refused("a,b\r\n1,2\r\n")).toContain("a, b");
    expect(await refused(head)).not.toBeNull();
    expect(await refused(`ID,訳,翻訳（English）\r\ndish/tea,,Tea\r\n`)).toContain("English");
    expect((await takeFile(Buffer.from("%PDF-1.7"))).refused).toContain("PDF");
    const large = { store_id, language, file: "A".repeat(6 * 1_024 * 1_024), seen: null };
    expect((await desk.call("languages/take", large, { cookie: desk.cookie })).status).toBe(413);
    const elsewhere = await desk.call("languages/save", large, { cookie: desk.cookie });
    expect(elsewhere.status).toBe(413);
  });
});
