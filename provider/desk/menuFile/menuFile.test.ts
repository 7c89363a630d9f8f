import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeMenu,
  deskDish,
  deskMenu,
  discardMenuDraft,
  publishMenuDraft,
} from "#contract/calls/desk/menu.ts";
import {
  IMPORT_PATH,
  type ImportAsked,
  type ImportChoices,
  ImportLine,
  MENU_FILES,
} from "#contract/calls/desk/menuFile.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { lines, shiftJis, utf8, workbook, xmlRow } from "#provider/menu/files/testing/files.ts";
import { NO_MENU } from "#provider/menu/files/testing/someMenus.ts";
import { forgetUploads } from "#provider/server/uploads/uploadFiles.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { type BoardDesk, boardDesk, DESK_ORIGIN } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";

let provider: Planted;
let desk: BoardDesk;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
});
afterAll(() => provider.close());

const HEAD = "ID,名前,カテゴリー,価格";
const usual: ImportChoices = { tax_class: "food", sold: [1], added_tax: 0 };
type Files = Readonly<Record<string, Uint8Array>>;
type Take = ImportAsked["take"];

interface Sent {
  readonly store_id?: string;
  readonly choices?: ImportChoices;
  readonly take?: Take;
  readonly cookie?: string;
  readonly origin?: string;
}

/** Sends files as the desk's page does; the status, and the lines of the answer. */
async function sending(
  files: Files,
  { choices = usual, cookie, origin, store_id = "other", take = null }: Sent = {},
) {
  const form = new FormData();
  form.set("asked", JSON.stringify({ store_id, choices, take }));
  for (const [name, bytes] of Object.entries(files))
    form.append("file", new File([Uint8Array.from(bytes)], name));
  const request = new Request(`${DESK_ORIGIN}${IMPORT_PATH}`, {
    method: "POST",
    body: form,
    headers: { cookie: cookie ?? desk.cookie, origin: origin ?? DESK_ORIGIN },
  });
  const response = await provider.app.fetch(request, { address: "192.0.2.1" });
  const text = await response.text();
  return { status: response.status, text };
}

async function end(files: Files, sent: Sent = {}) {
  const { text } = await sending(files, sent);
  const all = text.split("\n").flatMap((line) => (line === "" ? [] : [ImportLine.parse(JSON.parse(line))]));
  const last = all.at(-1);
  if (last === undefined) throw new Error("Nothing was answered");
  return last;
}

async function looked(files: Files, sent: Sent = {}) {
  const last = await end(files, sent);
  if (last.is !== "looked") throw new Error(JSON.stringify(last));
  return last;
}

async function takenInto(into: "draft" | "menu", files: Files, sent: Sent = {}) {
  const { seen } = await looked(files, sent);
  return end(files, { ...sent, take: { seen, into } });
}

const menuOf = (store_id: string) => readMenu(provider.db, store_id);
/** What is wrong with rows, each by its place and cell. */
const refusals = async (files: Files, sent: Sent = {}) => {
  const { counts, into, rows } = await looked(files, sent);
  expect({ counts: counts.refused > 0, into }).toEqual({ counts: true, into: expect.any(Array) });
  return rows.flatMap(({ place, said, state }) =>
    state === "refused" ? said.map(({ cell, text }) => [place, cell, text]) : [],
  );
};

describe("a menu that comes as files", () => {
  it("is published at once where there is none, with its pictures, and the same again changes nothing", async () => {
    await provider.db.transaction((db) => publishMenu(db, "other", NO_MENU, { actor: SYSTEM, now: NOON }));
    const files = {
      "menu.csv": shiftJis(
        lines(
          "メニューID,メニュー名,メニュー名カナ,カテゴリーID,メニュー区分,単価,説明",
          "1,醤油ラーメン,ショウユラーメン,10,0,880,",
          "2,生ビール,ナマビール,20,0,550,",
        ),
      ),
      "photos.zip": zipSync({
        "写真/醤油ラーメン.jpg": await twoHalves(),
        "2.png": await twoHalves({}, (picture) => picture.png()),
        "店の外.jpg": await twoHalves({ width: 300 }),
      }),
    };
    const look = await looked(files);
    expect(look).toMatchObject({
      format: "smaregi",
      into: ["menu"],
      counts: { new: 6, changed: 0, unchanged: 0, left_out: 1, refused: 0 },
    });
    expect(look.rows).toContainEqual({
      place: "店の外.jpg",
      what: "picture",
      name: "",
      state: "left_out",
      fields: [],
      said: [{ cell: "", text: "このファイル名のIDまたは名前の商品がありません。" }],
    });
    expect((await menuOf("other")).dishes).toEqual([]);
    expect(await end(files, { take: { seen: look.seen, into: "menu" } })).toMatchObject({
      is: "taken",
      into: "menu",
    });
    const { categories, dishes } = await menuOf("other");
    expect([categories.length, dishes.map(({ name, price, sold }) => [name.ja, price, sold])]).toEqual([
      2,
      [
        ["醤油ラーメン", 880, [1]],
        ["生ビール", 550, [1]],
      ],
    ]);
    const [ramen] = dishes;
    const shown = await taken(one.send(goodsDetail, { store_id: "other", goods_id: ramen?.id ?? "" }));
    const picture = JSON.stringify(shown);
    expect(picture).toContain(ramen?.picture?.src);
    const file = `${ramen?.picture?.src}-${ramen?.picture?.widths.at(-1)}.webp`;
    expect(
      (await provider.app.fetch(new Request(`${DESK_ORIGIN}${file}`), { address: "192.0.2.1" })).status,
    ).toBe(200);

    const again = await looked(files);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 4, left_out: 1, refused: 0 });
    expect(await end(files, { take: { seen: again.seen, into: "draft" } })).toMatchObject({
      is: "taken",
      number: null,
    });
    expect(await menuOf("other")).toEqual({ categories, groups: [], dishes });
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.did, "menu.import"));
    expect(log).toMatchObject([
      { store_id: "other", staff_role: "owner", after: { pictures: 2, into: "menu" } },
    ]);
    // What a dish shows is used, and stays when housekeeping comes.
    provider.clock.advance(3 * 86_400_000);
    await forgetUploads(provider.parts);
    await forgetUploads(provider.parts);
    provider.clock.set(NOON);
    const kept = await provider.db.select({ id: uploads.id }).from(uploads);
    expect(kept.map(({ id }) => `/uploads/${id}`).toSorted()).toEqual(
      dishes.map((dish) => dish.picture?.src).toSorted(),
    );
  });

  it("goes to the draft of one that is there, or is published at once while there is no draft", async () => {
    const file = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,900")) };
    const sent = { store_id: "diner" };
    const before = await menuOf("diner");
    expect((await looked(file, sent)).into).toEqual(["draft", "menu"]);
    expect(await takenInto("draft", file, sent)).toMatchObject({ is: "taken", into: "draft", number: null });
    expect(await menuOf("diner")).toEqual(before);
    expect(await desk.given(deskMenu, sent)).toMatchObject({ difference_count: 2, fault_count: 0 });
    const more = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,950")) };
    const look = await looked(more, sent);
    expect([look.into, look.counts.changed, look.rows.at(-1)?.fields]).toEqual([["draft"], 1, ["price"]]);
    expect(await end(more, { ...sent, take: { seen: look.seen, into: "menu" } })).toEqual({
      is: "failed",
      why: "changed",
    });
    expect(await takenInto("draft", more, sent)).toMatchObject({ is: "taken" });
    await desk.given(publishMenuDraft, { ...sent, at: null });
    expect((await menuOf("diner")).dishes).toHaveLength(before.dishes.length + 1);
    const last = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,990")) };
    expect(await takenInto("menu", last, sent)).toMatchObject({ is: "taken", number: expect.any(Number) });
    expect((await menuOf("diner")).dishes.find(({ id }) => id === "diner-new")?.price).toBe(990);
  });

  it("is looked at again where somebody has changed the menu meanwhile", async () => {
    const sent = { store_id: "diner" };
    const file = { "m.csv": utf8(lines(HEAD, "tea,お茶,飲み物,310")) };
    const { seen } = await looked(file, sent);
    const { dish, stamp } = await desk.given(deskDish, { ...sent, dish_id: "beer" });
    const change = { kind: "dish" as const, id: "beer", content: { ...dish, price: 777 }, seen: stamp };
    await desk.given(changeMenu, { ...sent, changes: [change] });
    expect(await end(file, { ...sent, take: { seen, into: "draft" } })).toEqual({
      is: "failed",
      why: "changed",
    });
    expect((await desk.given(deskMenu, sent)).difference_count).toBe(1);
    await desk.given(discardMenuDraft, sent);
  });

  it("does not write over what was published since somebody began to change it", async () => {
    const sent = { store_id: "diner" };
    const { dish, stamp } = await desk.given(deskDish, { ...sent, dish_id: "beer" });
    const change = { kind: "dish" as const, id: "beer", content: { ...dish, price: 610 }, seen: stamp };
    await desk.given(changeMenu, { ...sent, changes: [change] });
    const menu = await menuOf("diner");
    const dishes = menu.dishes.map((each) => (each.id === "beer" ? { ...each, price: 620 } : each));
    await provider.db.transaction((db) =>
      publishMenu(db, "diner", { ...menu, dishes }, { actor: SYSTEM, now: NOON }),
    );
    const file = { "m.csv": utf8(lines("ID,価格", "beer,630")) };
    const named = { "m.csv": utf8(lines("ID,名前,価格", `beer,${dish.name.ja},630`)) };
    expect(await end(file, sent)).toMatchObject({ is: "refused" });
    expect(await takenInto("draft", named, sent)).toEqual({ is: "failed", why: "overtaken" });
    await desk.given(discardMenuDraft, sent);
  });

  it("says what the file does not: tax, where it is sold, and the tax that its prices lack", async () => {
    const choices = { tax_class: "alcohol", sold: [1, 2], added_tax: 10 } as const;
    const file = { "m.csv": utf8(lines(HEAD, "other-sake,燗酒,酒,455")) };
    expect(
      await takenInto("draft", file, { choices: { ...choices, sold: [...choices.sold] } }),
    ).toMatchObject({ is: "taken" });
    const { dish } = await desk.given(deskDish, { store_id: "other", dish_id: "other-sake" });
    expect(dish).toMatchObject({ tax_class: "alcohol", sold: [1, 2], price: 500 });
    await desk.given(discardMenuDraft, { store_id: "other" });
  });
});

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
    expect(await end(files)).toEqual({ is: "refused", file: Object.keys(files)[0], text });
  });

  it("a negative price, one that is too high, and an id that is there twice, in a file that holds others", async () => {
    const before = await menuOf("other");
    expect(await refusals(csv("a,皿,棚,-1", "b,鉢,棚,1000000000", "c,椀,棚,1", "c,椀二,棚,2"))).toEqual([
      ["2行目", "D 価格", "価格がマイナスです。 (-1)"],
      ["3行目", "D 価格", expect.stringContaining("9,999,999")],
      ["5行目", "A ID", expect.stringContaining("4")],
    ]);
    expect(await menuOf("other")).toEqual(before);
    const { seen } = await looked(csv("a,皿,棚,-1"));
    expect(await end(csv("a,皿,棚,-1"), { take: { seen, into: "draft" } })).toMatchObject({ is: "failed" });
  });

  it("a cell with a formula", async () => {
    const row =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c><c r="B2"><f>1+1</f><v>2</v></c></row>';
    const files = { "menu.xlsx": workbook({ 商品: xmlRow(1, ["ID", "名前", "カテゴリー", "価格"]) + row }) };
    expect(await refusals(files)).toContainEqual(["シート「商品」2行目", "B 名前", expect.stringContaining("数式")]);
  });

  it("an option group without options", async () => {
    const yaml =
      "groups:\n  - id: g\n    name: {ja: サイズ}\n    need: 1\n    most: 1\n    options: []\n";
    expect(await refusals({ "menu.yaml": utf8(yaml) })).toEqual([
      [expect.any(String), expect.any(String), expect.stringContaining("オプション")],
    ]);
  });

  it("more items than a menu holds", async () => {
    const rows = Array.from({ length: 10_050 }, (_, number) => `x${number},皿${number},棚,100`);
    const found = await refusals(csv(...rows));
    expect(found).toHaveLength(52);
    expect(found[0]).toEqual(["10000行目", "", expect.stringContaining("商品")]);
  }, 60_000);

  it("pictures that are none, whatever they are called", async () => {
    const [dish] = (await menuOf("other")).dishes;
    const name = dish?.name.ja ?? "";
    const said = async (bytes: Uint8Array) =>
      (await refusals({ "p.zip": zipSync({ [`${name}.jpg`]: bytes }) }))[0]?.[2];
    expect(await said(strToU8("<!doctype html><script>alert(1)</script>"))).toContain("JPEG");
    expect(await said(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toContain("壊れている");
    const page = Buffer.concat([await twoHalves(), Buffer.from("<html><script>alert(1)</script>")]);
    expect(await said(page)).toContain("JPEG");
    const two = zipSync({
      [`a/${name}.jpg`]: await twoHalves(),
      [`b/${name}.jpg`]: await twoHalves({ width: 200 }),
    });
    expect((await refusals({ "p.zip": two }))[0]?.[0]).toBe(`b/${name}.jpg`);
  });

  it("whoever may not change the menu, or asks from elsewhere, and what is no request", async () => {
    const file = csv("a,皿,棚,1");
    const floor = await sending(file, { cookie: await desk.as("floor") });
    expect([floor.status, JSON.parse(floor.text)]).toEqual([403, { is: "failed", why: "forbidden" }]);
    expect((await sending(file, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await sending({})).status).toBe(400);
    expect((await sending(file, { store_id: "nowhere" })).status).toBe(403);
    const get = (cookie: string) => desk.get(`${MENU_FILES.csv}?store_id=other`, { cookie });
    expect((await get(await desk.as("floor"))).status).toBe(403);
  });
});

describe("a menu that is taken along", () => {
  const exported = async (kind: keyof typeof MENU_FILES) => {
    const response = await desk.get(`${MENU_FILES[kind]}?store_id=other`, { cookie: desk.cookie });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  it.each(["xlsx", "csv", "yaml"] as const)(
    "as %s and its pictures is the same after it was taken into an empty store",
    async (kind) => {
      const [file, pictures] = [await exported(kind), await exported("zip")];
      const before = await menuOf("other");
      expect(before.dishes.filter(({ picture }) => picture !== null)).toHaveLength(2);
      await provider.db.transaction((db) => publishMenu(db, "other", NO_MENU, { actor: SYSTEM, now: NOON }));
      const files = { [`menu.${kind}`]: file, "pictures.zip": pictures };
      expect(await takenInto("menu", files)).toMatchObject({
        is: "taken",
        counts: { refused: 0, left_out: 0 },
      });
      expect(await menuOf("other")).toEqual(before);
      expect([await exported(kind), await exported("zip")]).toEqual([file, pictures]);
      expect((await looked({ "both.zip": zipSync({ [`menu.${kind}`]: file }) })).counts).toMatchObject({
        new: 0,
        changed: 0,
      });
    },
  );
});
