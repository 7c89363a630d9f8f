import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENU_FILES } from "#contract/calls/desk/menuFile.ts";
import { MOST_DISHES } from "#contract/menuDocument.ts";
import { lines, utf8, workbook, xmlRow } from "#provider/menu/files/testing/files.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";
import { HEAD, importVisit } from "./testing/importVisit.ts";

let provider: Planted;
let visit: Awaited<ReturnType<typeof importVisit>>;
beforeAll(async () => {
  provider = await planted();
  visit = await importVisit(provider);
});
afterAll(() => provider.close());

describe("what cannot be taken is said with its cell, and nothing is done", () => {
  const csv = (...rows: string[]) => ({ "menu.csv": utf8(lines(HEAD, ...rows)) });

  it.each([
    [
      "a file of another kind",
      { "menu.xlsx": utf8("%PDF-1.7") },
      "PDFは読み込めません。表計算ソフトのファイル（.xlsx、.csv）をお選びください。",
    ],
    [
      "a picture",
      { "menu.csv": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) },
      "画像です。メニューの表（.xlsx、.csv、.yaml）をお選びください。",
    ],
    ["an empty file", { "menu.csv": new Uint8Array() }, "ファイルに何も書かれていません。"],
    [
      "two tables",
      { "a.csv": utf8(lines(HEAD, "a,b,c,1")), "b.csv": utf8(lines(HEAD, "a,b,c,1")) },
      "表は1つ、写真のzipは1つまでにしてください。",
    ],
  ] as const)("%s", async (_, files, text) => {
    expect(await visit.end(files)).toEqual({ is: "refused", file: Object.keys(files)[0], text });
  });

  it("a negative price, one that is too high, and an id that is there twice, in a file that holds others", async () => {
    const before = await visit.menuOf("other");
    expect(await visit.refusals(csv("a,皿,棚,-1", "b,鉢,棚,1000000000", "c,椀,棚,1", "c,椀二,棚,2"))).toEqual(
      [
        ["2行目", "D 価格", "価格がマイナスです。 (-1)"],
        ["3行目", "D 価格", expect.stringContaining("9,999,999")],
        ["5行目", "A ID", expect.stringContaining("4")],
      ],
    );
    expect(await visit.menuOf("other")).toEqual(before);
    const { seen } = await visit.looked(csv("a,皿,棚,-1"));
    expect(await visit.end(csv("a,皿,棚,-1"), { take: { seen, into: "draft" } })).toMatchObject({
      is: "failed",
    });
  });

  it("a cell with a formula", async () => {
    const row =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c><c r="B2"><f>1+1</f><v>2</v></c></row>';
    const files = { "menu.xlsx": workbook({ 商品: xmlRow(1, ["ID", "名前", "カテゴリー", "価格"]) + row }) };
    expect(await visit.refusals(files)).toContainEqual([
      "シート「商品」2行目",
      "B 名前",
      expect.stringContaining("数式"),
    ]);
  });

  it("an option group without options", async () => {
    const yaml = "groups:\n  - id: g\n    name: {ja: サイズ}\n    need: 1\n    most: 1\n    options: []\n";
    expect(await visit.refusals({ "menu.yaml": utf8(yaml) })).toEqual([
      [expect.any(String), expect.any(String), expect.stringContaining("オプション")],
    ]);
  });

  it("more items than a menu holds", async () => {
    const rows = Array.from({ length: 10_050 }, (_, number) => `x${number},皿${number},棚,100`);
    const found = await visit.refusals(csv(...rows));
    const beyond = (await visit.menuOf("other")).dishes.length + rows.length - MOST_DISHES;
    expect(found).toHaveLength(beyond);
    expect(found[0]).toEqual([`${rows.length + 2 - beyond}行目`, "", expect.stringContaining("商品")]);
  }, 60_000);

  it("pictures that are none, whatever they are called", async () => {
    await visit.takenInto("menu", csv("x,醤油ラーメン,麺,880"));
    const [dish] = (await visit.menuOf("other")).dishes;
    const name = dish?.name.ja ?? "";
    const said = async (bytes: Uint8Array) =>
      (await visit.refusals({ "p.zip": zipSync({ [`${name}.jpg`]: bytes }) }))[0]?.[2];
    expect(await said(strToU8("<!doctype html><script>alert(1)</script>"))).toContain("JPEG");
    expect(await said(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toContain("壊れている");
    const page = Buffer.concat([await twoHalves(), Buffer.from("<html><script>alert(1)</script>")]);
    expect(await said(page)).toContain("JPEG");
    const two = zipSync({
      [`a/${name}.jpg`]: await twoHalves(),
      [`b/${name}.jpg`]: await twoHalves({ width: 200 }),
    });
    expect((await visit.refusals({ "p.zip": two }))[0]?.[0]).toBe(`b/${name}.jpg`);
  });

  it("whoever may not change the menu, or asks from elsewhere, and what is no request", async () => {
    const file = csv("a,皿,棚,1");
    const floor = await visit.sending(file, { cookie: await visit.desk.as("floor") });
    expect([floor.status, JSON.parse(floor.text)]).toEqual([403, { is: "failed", why: "forbidden" }]);
    expect((await visit.sending(file, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await visit.sending({})).status).toBe(400);
    expect((await visit.sending(file, { store_id: "nowhere" })).status).toBe(403);
    const get = (cookie: string) => visit.desk.get(`${MENU_FILES.csv}?store_id=other`, { cookie });
    expect((await get(await visit.desk.as("floor"))).status).toBe(403);
  });
});
