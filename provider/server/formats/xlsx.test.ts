import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { type Cell, xlsxOf } from "./xlsx.ts";

async function workbook(
  rows: readonly (readonly Cell[])[],
  mostRows?: number,
): Promise<Record<string, string>> {
  const given = async function* () {
    yield* rows;
  };
  const parts: Uint8Array[] = [];
  for await (const part of xlsxOf(["A", "B"], given(), mostRows)) parts.push(part);
  const files = Object.entries(unzipSync(new Uint8Array(Buffer.concat(parts))));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it("a workbook without rows has its head", async () => {
  const files = await workbook([]);
  expect(Object.keys(files).toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(files["xl/worksheets/sheet1.xml"]).toContain(">A</t></is></c>");
});

it("words of any kind are written, without what XML has no place for", async () => {
  const files = await workbook([["a\u0000\uD800<&>𠮷\n", ""]]);
  expect(files["xl/worksheets/sheet1.xml"]).toContain(">a&lt;&amp;&gt;𠮷\n</t></is></c><c/></row>");
});

it("what a sheet has no room for goes to the next, each with the head", async () => {
  const files = await workbook(
    Array.from({ length: 5 }, (_, index) => [index, "x"]),
    3,
  );
  const sheets = [1, 2, 3].map((id) => files[`xl/worksheets/sheet${id}.xml`] ?? "");
  expect(sheets.map((sheet) => sheet.match(/<v>\d+<\/v>/g)?.join(""))).toEqual([
    "<v>0</v><v>1</v>",
    "<v>2</v><v>3</v>",
    "<v>4</v>",
  ]);
  expect(sheets.every((sheet) => sheet.includes(">A</t>"))).toBe(true);
  expect(files["xl/workbook.xml"]?.match(/<sheet /g)).toHaveLength(3);
});
