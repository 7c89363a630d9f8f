import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { RefusedFile } from "./finding.ts";
import { planImport } from "./plan/planImport.ts";
import { readMenuFile } from "./readMenuFile.ts";
import { lines, shiftJis, utf8, workbook, xmlRow } from "./testing/files.ts";
import { countedIds, NO_MENU } from "./testing/someMenus.ts";

const faultOf = (bytes: Uint8Array) => {
  try {
    readMenuFile(bytes);
    return null;
  } catch (error) {
    return error instanceof RefusedFile ? error.reason : error;
  }
};
const HEAD = "ID,名前（日本語）,カテゴリー,価格";
/** What is wrong with the rows of a file: reason, row and cell. */
const findingsOf = (bytes: Uint8Array, existing: MenuDocument = NO_MENU) => {
  const { document, rows } = planImport(existing, readMenuFile(bytes), countedIds());
  const found = rows.flatMap(({ findings }) => findings);
  expect(document === null).toBe(found.length > 0);
  return found.map(({ at, column, reason, title }) => [reason, at.row, column, title].join(" "));
};

describe("a file of another kind", () => {
  it.each([
    ["nothing", new Uint8Array(), "empty"],
    ["spaces", utf8(" \r\n,,\r\n"), "empty"],
    ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), "old_workbook"],
    ["a PDF", utf8("%PDF-1.7"), "pdf"],
    ["a picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "picture"],
    ["a program", Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0), "other_kind"],
    ["an archive without a workbook", zipSync({ "a.txt": strToU8("a") }), "other_kind"],
    ["half of an archive", workbook({ A: "" }).subarray(0, 200), "broken_archive"],
    ["a workbook that is no XML", workbook({ A: "<row" }), "broken_workbook"],
    ["other columns", utf8(lines("date,weather", "1,2")), "unknown_columns"],
    ["titles alone", utf8(lines(HEAD)), "no_rows"],
    ["a quote that is not closed", utf8(`${HEAD}\r\n1,"a`), "broken_csv"],
    ["broken YAML", utf8("noren_menu: 1\ndishes: [a"), "broken_yaml"],
    ["bytes of no coding", Uint8Array.of(0x41, 0x2c, 0xfd, 0xfe, 0xff), "unknown_coding"],
  ])("%s has its words", (_, bytes, reason) => {
    expect(faultOf(bytes)).toBe(reason);
  });

  it("is not unpacked where it would fill the memory", () => {
    const bomb = workbook({ A: "" }, [], { "xl/worksheets/sheet1.xml": new Uint8Array(64 * 1_024 * 1_024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(faultOf(bomb)).toBe("too_large");
  });

  it("cannot grow by entities, aliases, or rows", () => {
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
    expect(faultOf(workbook({ A: "" }, [], { "xl/worksheets/sheet1.xml": strToU8(laughs) }))).toBe(
      "broken_workbook",
    );
    const aliases = "noren_menu: 1\ncategories:\n  - &a {id: a, name: {ja: x}}\n  - {id: b, name: *a}\n";
    expect(findingsOf(utf8(aliases))).toEqual(["not_understood 4  "]);
    expect(
      faultOf(utf8(lines(HEAD, ...Array.from({ length: 50_001 }, (_, index) => `${index},a,b,1`)))),
    ).toBe("too_many_rows");
  });
});

describe("a row that cannot be taken", () => {
  it.each([
    ["-1", "negative_price"],
    ['"1,000,000,000"', "price_too_high"],
    ["12.5", "price_not_whole"],
    ["cheap", "not_a_price"],
    ["", "price_missing"],
  ])("price %s", (price, reason) => {
    expect(findingsOf(utf8(lines(HEAD, `a,茶,飲み物,${price}`)))).toEqual([`${reason} 2 D 価格`]);
  });

  it.each(["1280", "¥1,280", "￥１，２８０", "1,280円", "1280.00", " 1280 ", "\\1280"])(
    "reads the price %s",
    (price) => {
      const read = readMenuFile(utf8(lines(HEAD, `a,茶,飲み物,"${price}"`)));
      expect(planImport(NO_MENU, read, countedIds()).document?.dishes[0]?.price).toBe(1280);
    },
  );

  it("a formula, and a cell with an error, by sheet, row and column", () => {
    const cells = `<row r="7"><c r="A7" t="inlineStr"><is><t>a</t></is></c><c r="B7" t="inlineStr"><is><t>茶</t></is></c><c r="C7" t="e"><v>#REF!</v></c><c r="D7"><f>1+1</f><v>2</v></c></row>`;
    const file = workbook({ Sheet: xmlRow(1, HEAD.split(",")) + cells });
    expect(findingsOf(file)).toEqual(["formula 7 D 価格", "error_value 7 C カテゴリー"]);
  });

  it("two dishes with one id, two of one name, and one that another row is already", () => {
    const rows = ["a,茶,飲み物,1", "a,水,飲み物,1", ",酒,飲み物,1", ",酒,飲み物,2"];
    expect(findingsOf(utf8(lines(HEAD, ...rows)))).toEqual([
      "double_id 3 A ID",
      "double_name 5 B 名前（日本語）",
    ]);
  });

  it("words that are too long, an id that a spreadsheet has rounded, no name, no category", () => {
    const rows = [`a,${"茶".repeat(101)},飲み物,1`, "1.5E+10,茶,飲み物,1", "c,,飲み物,1", "d,水,,1"];
    expect(findingsOf(utf8(lines(HEAD, rows[0] ?? "", rows[1] ?? "")))).toEqual([
      "too_long 2 B 名前（日本語）",
      "number_for_id 3 A ID",
    ]);
    expect(findingsOf(utf8(lines(HEAD, rows[2] ?? "", rows[3] ?? "")))).toEqual([
      "no_name 2 B 名前（日本語）",
      "category_missing 3  ",
    ]);
  });

  it("a field of YAML that is written wrong", () => {
    const text =
      "dishes:\n  - {id: a, name: {ja: 茶}, prise: 300}\n  - {id: b, name: {jp: 茶}, price: 300}\n";
    expect(findingsOf(utf8(text))).toEqual(["not_understood 2  ", "not_understood 3  name"]);
  });

  it("a group without options, and what does not fit together", () => {
    expect(findingsOf(utf8("groups:\n  - id: g\n    name: {ja: 量}\n"))).toEqual(["no_options 2  "]);
    const head =
      "種類,ID,名前（日本語）,グループ名（日本語）,オプショングループID,選べる数,カテゴリー,価格,販売時間,オプション";
    const rows = ["オプション,o,大,量,g,5,,100,,", "商品,a,茶,,,,飲み物,300,10:00-12:00、11:00-13:00,g none"];
    expect(findingsOf(utf8(lines(head, rows[0] ?? "")))).toEqual(["most_beyond_options 2 F 選べる数"]);
    expect(findingsOf(utf8(lines(head, rows[0]?.replace(",5,", ",1,") ?? "", rows[1] ?? "")))).toEqual([
      "group_unknown 3 J オプション",
    ]);
    expect(
      findingsOf(
        utf8(lines(head, rows[0]?.replace(",5,", ",1,") ?? "", rows[1]?.replace(" none", "") ?? "")),
      ),
    ).toEqual(["spans_overlap 3 I 販売時間"]);
  });
});

describe("a menu that an owner wrote", () => {
  it("is found by its titles in Shift_JIS, in English, with tabs, or with zeros that a spreadsheet dropped", () => {
    const read = (bytes: Uint8Array, menu = NO_MENU) => planImport(menu, readMenuFile(bytes), countedIds());
    const menu =
      read(shiftJis(lines("ID,商品名,カテゴリー,値段", "007,煎茶,飲み物,300円"))).document ?? NO_MENU;
    expect(menu.dishes).toMatchObject([{ id: "007", name: { ja: "煎茶" }, price: 300, sold: [1, 2] }]);
    const changed = read(utf8(lines("id\tName (English)\tPRICE", "7\tGreen tea\t350")), menu);
    expect(changed.rows).toMatchObject([{ id: "007", state: "changed", fields: ["name", "price"] }]);
    expect(changed.document?.dishes[0]).toMatchObject({ name: { ja: "煎茶", en: "Green tea" }, price: 350 });
  });

  it("is found by category, name and reading where it has no ids, also the second time", () => {
    const file = utf8(lines("名前,カテゴリー,価格", "茶,飲み物,300", "茶,お土産,900"));
    const first = planImport(NO_MENU, readMenuFile(file), countedIds());
    expect(first.rows.map(({ name, state, what }) => [what, name, state])).toEqual([
      ["category", "飲み物", "new"],
      ["dish", "茶", "new"],
      ["category", "お土産", "new"],
      ["dish", "茶", "new"],
    ]);
    const again = planImport(first.document ?? NO_MENU, readMenuFile(file), countedIds());
    expect(again.rows.every(({ state }) => state === "unchanged")).toBe(true);
  });

  it("of 5,000 dishes is planned whole, and changes nothing the second time", () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => `d${index},品${index},棚${index % 20},${index}`);
    const read = readMenuFile(utf8(lines(HEAD, ...rows)));
    const first = planImport(NO_MENU, read, countedIds());
    expect(first.document?.dishes).toHaveLength(5_000);
    expect(first.document?.categories).toHaveLength(20);
    const again = planImport(first.document ?? NO_MENU, read, countedIds());
    expect(again.rows.filter(({ state }) => state === "unchanged")).toHaveLength(5_000);
  });
});
