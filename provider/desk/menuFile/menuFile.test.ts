import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeMenu,
  deskDish,
  deskMenu,
  discardMenuDraft,
  publishMenuDraft,
} from "#contract/calls/desk/menu.ts";
import { MENU_FILES } from "#contract/calls/desk/menuFile.ts";
import { tableMenu } from "#contract/calls/desk/tableOrder.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import { pictures } from "#provider/db/tables/files.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { lines, shiftJis, utf8 } from "#provider/menu/files/testing/files.ts";
import { NO_MENU } from "#provider/menu/files/testing/someMenus.ts";
import { sweepPictures } from "#provider/pictures/sweepPictures.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { DESK_ORIGIN } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";
import { HEAD, importVisit } from "./testing/importVisit.ts";

let provider: Planted;
let visit: Awaited<ReturnType<typeof importVisit>>;
beforeAll(async () => {
  provider = await planted();
  visit = await importVisit(provider);
});
afterAll(() => provider.close());

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
    const look = await visit.looked(files);
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
    expect((await visit.menuOf("other")).dishes).toEqual([]);
    expect(await visit.end(files, { take: { seen: look.seen, into: "menu" } })).toMatchObject({
      is: "taken",
      into: "menu",
    });
    const { categories, dishes } = await visit.menuOf("other");
    expect([categories.length, dishes.map(({ name, price, sold }) => [name.ja, price, sold])]).toEqual([
      2,
      [
        ["醤油ラーメン", 880, [1]],
        ["生ビール", 550, [1]],
      ],
    ]);
    // It is found by its reading at once.
    const found = await visit.desk.given(tableMenu, { store_id: "other" });
    expect(found.dishes.map(({ search }) => search.includes("しょうゆらーめん"))).toContain(true);
    const [ramen] = dishes;
    const shown = await taken(
      (await guest(provider)).send(goodsDetail, { store_id: "other", goods_id: ramen?.id ?? "" }),
    );
    const picture = JSON.stringify(shown);
    expect(picture).toContain(ramen?.picture?.src);
    const file = `${ramen?.picture?.src}-${ramen?.picture?.widths.at(-1)}.webp`;
    expect(
      (await provider.app.fetch(new Request(`${DESK_ORIGIN}${file}`), { address: "192.0.2.1" })).status,
    ).toBe(200);

    const again = await visit.looked(files);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 4, left_out: 1, refused: 0 });
    expect(await visit.end(files, { take: { seen: again.seen, into: "draft" } })).toMatchObject({
      is: "taken",
      number: null,
    });
    expect(await visit.menuOf("other")).toEqual({ categories, groups: [], dishes });
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.did, "menu.import"));
    expect(log).toMatchObject([
      { store_id: "other", staff_role: "owner", after: { pictures: 2, into: "menu" } },
    ]);
    // What a dish shows is used, and stays when housekeeping comes.
    for (let day = 1; day <= 3; day += 1) {
      provider.clock.advance(2 * 86_400_000);
      await sweepPictures(provider.parts);
    }
    provider.clock.set(NOON);
    const kept = await provider.db.select({ id: pictures.id }).from(pictures);
    expect(kept.map(({ id }) => `/uploads/${id}`).toSorted()).toEqual(
      dishes.map((dish) => dish.picture?.src).toSorted(),
    );
  });

  it("goes to the draft of one that is there, or is published at once while there is no draft", async () => {
    const file = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,900")) };
    const sent = { store_id: "diner" };
    const before = await visit.menuOf("diner");
    expect((await visit.looked(file, sent)).into).toEqual(["draft", "menu"]);
    expect(await visit.takenInto("draft", file, sent)).toMatchObject({
      is: "taken",
      into: "draft",
      number: null,
    });
    expect(await visit.menuOf("diner")).toEqual(before);
    expect(await visit.desk.given(deskMenu, sent)).toMatchObject({ difference_count: 2, fault_count: 0 });
    const more = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,950")) };
    const look = await visit.looked(more, sent);
    expect([look.into, look.counts.changed, look.rows.at(-1)?.fields]).toEqual([["draft"], 1, ["price"]]);
    expect(await visit.end(more, { ...sent, take: { seen: look.seen, into: "menu" } })).toEqual({
      is: "failed",
      why: "changed",
    });
    expect(await visit.takenInto("draft", more, sent)).toMatchObject({ is: "taken" });
    await visit.desk.given(publishMenuDraft, { ...sent, at: null });
    expect((await visit.menuOf("diner")).dishes).toHaveLength(before.dishes.length + 1);
    const last = { "m.csv": utf8(lines(HEAD, "diner-new,新しい皿,新しい棚,990")) };
    expect(await visit.takenInto("menu", last, sent)).toMatchObject({
      is: "taken",
      number: expect.any(Number),
    });
    expect((await visit.menuOf("diner")).dishes.find(({ id }) => id === "diner-new")?.price).toBe(990);
  });

  it("is looked at again where somebody has changed the menu meanwhile", async () => {
    const sent = { store_id: "diner" };
    const file = { "m.csv": utf8(lines(HEAD, "tea,お茶,飲み物,310")) };
    const { seen } = await visit.looked(file, sent);
    const { dish, stamp } = await visit.desk.given(deskDish, { ...sent, dish_id: "beer" });
    const change = { kind: "dish" as const, id: "beer", content: { ...dish, price: 777 }, seen: stamp };
    await visit.desk.given(changeMenu, { ...sent, changes: [change] });
    expect(await visit.end(file, { ...sent, take: { seen, into: "draft" } })).toEqual({
      is: "failed",
      why: "changed",
    });
    expect((await visit.desk.given(deskMenu, sent)).difference_count).toBe(1);
    await visit.desk.given(discardMenuDraft, sent);
  });

  it("does not write over what was published since somebody began to change it", async () => {
    const sent = { store_id: "diner" };
    const { dish, stamp } = await visit.desk.given(deskDish, { ...sent, dish_id: "beer" });
    const change = { kind: "dish" as const, id: "beer", content: { ...dish, price: 610 }, seen: stamp };
    await visit.desk.given(changeMenu, { ...sent, changes: [change] });
    const menu = await visit.menuOf("diner");
    const dishes = menu.dishes.map((each) => (each.id === "beer" ? { ...each, price: 620 } : each));
    await provider.db.transaction((db) =>
      publishMenu(db, "diner", { ...menu, dishes }, { actor: SYSTEM, now: NOON }),
    );
    const file = { "m.csv": utf8(lines("ID,価格", "beer,630")) };
    const named = { "m.csv": utf8(lines("ID,名前,価格", `beer,${dish.name.ja},630`)) };
    expect(await visit.end(file, sent)).toMatchObject({ is: "refused" });
    expect(await visit.takenInto("draft", named, sent)).toEqual({ is: "failed", why: "overtaken" });
    await visit.desk.given(discardMenuDraft, sent);
  });

  it("says what the file does not: tax, where it is sold, and the tax that its prices lack", async () => {
    const choices = { tax_class: "alcohol", sold: [1, 2], added_tax: 10 } as const;
    const file = { "m.csv": utf8(lines(HEAD, "other-sake,燗酒,酒,455")) };
    expect(
      await visit.takenInto("draft", file, { choices: { ...choices, sold: [...choices.sold] } }),
    ).toMatchObject({ is: "taken" });
    const { dish } = await visit.desk.given(deskDish, { store_id: "other", dish_id: "other-sake" });
    expect(dish).toMatchObject({ tax_class: "alcohol", sold: [1, 2], price: 500 });
    await visit.desk.given(discardMenuDraft, { store_id: "other" });
  });
});

describe("a menu that is taken along", () => {
  const exported = async (kind: keyof typeof MENU_FILES) => {
    const response = await visit.desk.get(`${MENU_FILES[kind]}?store_id=other`, {
      cookie: visit.desk.cookie,
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  it.each(["xlsx", "csv", "yaml"] as const)(
    "as %s and its pictures is the same after it was taken into an empty store",
    async (kind) => {
      const [file, zip] = [await exported(kind), await exported("zip")];
      const before = await visit.menuOf("other");
      expect(before.dishes.filter(({ picture }) => picture !== null)).toHaveLength(2);
      await provider.db.transaction((db) => publishMenu(db, "other", NO_MENU, { actor: SYSTEM, now: NOON }));
      const files = { [`menu.${kind}`]: file, "pictures.zip": zip };
      expect(await visit.takenInto("menu", files)).toMatchObject({
        is: "taken",
        counts: { refused: 0, left_out: 0 },
      });
      expect(await visit.menuOf("other")).toEqual(before);
      expect([await exported(kind), await exported("zip")]).toEqual([file, zip]);
      expect((await visit.looked({ "both.zip": zipSync({ [`menu.${kind}`]: file }) })).counts).toMatchObject({
        new: 0,
        changed: 0,
      });
    },
  );
});
