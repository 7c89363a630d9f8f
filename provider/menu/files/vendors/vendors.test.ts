import { describe, expect, it } from "vitest";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { planImport } from "../plan/planImport.ts";
import { readMenuFile } from "../readMenuFile.ts";
import { lines, shiftJis, utf8, workbook, xmlRow } from "../testing/files.ts";
import { countedIds, NO_MENU } from "../testing/someMenus.ts";

const planned = (bytes: Uint8Array, existing: MenuDocument = NO_MENU) =>
  planImport(existing, readMenuFile(bytes), countedIds());
const taken = (bytes: Uint8Array, existing?: MenuDocument): MenuDocument => {
  const { document, rows } = planned(bytes, existing);
  expect(rows.flatMap(({ findings }) => findings)).toEqual([]);
  return document ?? NO_MENU;
};
/** Imported again, nothing changes. */
const expectSettled = (bytes: Uint8Array, menu: MenuDocument) => {
  const again = planned(bytes, menu);
  expect(new Set(again.rows.map(({ state }) => state)).has("changed")).toBe(false);
  expect(again.document).toEqual(menu);
};

const SMAREGI =
  "メニューID,メニュー名,メニュー名カナ,カテゴリーID,メニュー区分,単価,説明,端末上での表示色,価格区分";

describe("Smaregi Waiter's menu", () => {
  const file = shiftJis(
    lines(
      SMAREGI,
      "00012,ざるそば,ザルソバ,1,0,980,十割の細打ち,#FFFFFF,1",
      '13,"とろろ,月見",トロロ,1,0,"1,280",,,1',
      "14,飲み放題九十分,ﾉﾐﾎｳﾀﾞｲ,2,1,2200,,,1",
      "15,時価の鮎,,1,0,0,,,2",
      "16,大盛り,オオモリ,3,3,150,,,1",
      "17,髙橋の①番,,2,0,￥１，２００,,,1",
    ),
  );

  it("is read in Shift_JIS: dishes, plans as courses, toppings as a group, categories by their numbers", () => {
    const menu = taken(file);
    expect(menu.categories.map(({ id, name }) => [id, name.ja])).toEqual([
      ["shop-1", "カテゴリー 1"],
      ["shop-2", "カテゴリー 2"],
    ]);
    expect(
      menu.dishes.map(({ category_id, id, is_course, name, price, reading }) => [
        id,
        category_id,
        name.ja,
        reading,
        price,
        is_course,
      ]),
    ).toEqual([
      ["shop-00012", "shop-1", "ざるそば", "ザルソバ", 980, false],
      ["shop-13", "shop-1", "とろろ,月見", "トロロ", 1280, false],
      ["shop-14", "shop-2", "飲み放題九十分", "ﾉﾐﾎｳﾀﾞｲ", 2200, true],
      ["shop-17", "shop-2", "髙橋の①番", "", 1200, false],
    ]);
    expect(
      menu.groups.map(({ name, options }) => [name.ja, options.map((each) => [each.name.ja, each.price])]),
    ).toEqual([["トッピング", [["大盛り", 150]]]]);
    expectSettled(file, menu);
  });

  it("says what is left out, and what the owner should know", () => {
    const { rows } = planned(file);
    expect(rows.find(({ name }) => name === "時価の鮎")).toMatchObject({
      state: "left_out",
      notes: ["price_open"],
    });
    expect(rows.find(({ name }) => name === "大盛り")).toMatchObject({
      state: "new",
      notes: ["topping_in_group"],
    });
    expect(rows.find(({ what }) => what === "category")).toMatchObject({ notes: ["category_numbered"] });
  });

  it("changes what it says alone: what the owner has written stays", () => {
    const menu = taken(file);
    const [first, ...rest] = menu.dishes;
    if (first === undefined) throw new Error("There is no dish");
    const written = {
      ...menu,
      categories: menu.categories.map((each) => ({ ...each, name: { ...each.name, ja: "蕎麦" } })),
      dishes: [{ ...first, price: 900, name: { ...first.name, en: "Cold soba" } }, ...rest],
    };
    const { document, rows } = planned(file, written);
    expect(document?.dishes[0]).toEqual({ ...first, name: { ...first.name, en: "Cold soba" } });
    expect(document?.categories).toEqual(written.categories);
    expect(rows.filter(({ state }) => state === "changed")).toMatchObject([
      { id: "shop-00012", fields: ["price"] },
    ]);
  });
});

describe("Square's item library", () => {
  const HEAD = [
    "Reference Handle",
    "Token",
    "Item Name",
    "Variation Name",
    "SKU",
    "Description",
    "Categories",
  ];
  const MORE = [
    "Price",
    "Archived",
    "Contains Alcohol",
    "Option Name 1",
    "Modifier Set - Toppings",
    "Tax - JCT (10%)",
  ];
  const rows: readonly (readonly (string | number)[])[] = [
    ["#soba", "T1", "Soba", "Small", "", "Cold", "Food &gt; Noodles", 980, "N", "N", "Size", "Y", "Y"],
    ["#soba", "T1", "Soba", "Large", "", "Cold", "Food &gt; Noodles", 1280, "N", "N", "Size", "Y", "Y"],
    ["#beer", "T2", "Beer", "Regular", "", "", "Drinks, Evening", "¥650", "N", "Y", "", "N", "Y"],
    ["#old", "T3", "Old", "Regular", "", "", "Drinks", 1, "Y", "N", "", "N", "Y"],
    ["#free", "T4", "By weight", "Regular", "", "", "", "", "N", "N", "", "N", "Y"],
  ];
  const items = [[...HEAD, ...MORE], ...rows].map((row, index) => xmlRow(index + 1, row)).join("");
  const file = workbook({ Notes: xmlRow(1, ["Do not edit"]), Items: items });

  it("is read from its workbook: variations as a group, the last of a path as the category", () => {
    const menu = taken(file);
    expect(menu.categories.map(({ name }) => name.ja)).toEqual(["Noodles", "Drinks"]);
    expect(menu.dishes.map(({ id, name, price, tax_class }) => [id, name.ja, price, tax_class])).toEqual([
      ["shop-T1", "Soba", 980, "food"],
      ["shop-T2", "Beer", 650, "alcohol"],
    ]);
    expect(menu.groups).toMatchObject([
      {
        name: { ja: "Size" },
        need: 1,
        most: 1,
        options: [
          { name: { ja: "Small" }, price: 0 },
          { name: { ja: "Large" }, price: 300 },
        ],
      },
    ]);
    expect(menu.dishes[0]?.groups).toEqual([menu.groups[0]?.id]);
    expectSettled(file, menu);
  });

  it("is read from its CSV with a mark, and names sets of modifiers that the menu has to have", () => {
    const csv = [[...HEAD, ...MORE], ...rows].map((row) => row.map((cell) => `"${cell}"`).join(","));
    const bytes = utf8(`\uFEFF${lines(...csv)}`);
    const first = planned(bytes);
    expect(first.rows.find(({ name }) => name === "Soba")).toMatchObject({ notes: ["modifier_unknown"] });
    const menu = first.document ?? NO_MENU;
    const name = { ja: "Toppings", zh: "", tw: "", en: "", ko: "" };
    const option = {
      id: "egg",
      name: { ...name, ja: "Egg" },
      reading: "",
      price: 100,
      is_default: false,
      serving: null,
    };
    const withSet = {
      ...menu,
      groups: [...menu.groups, { id: "tops", name, need: 2 as const, most: 1, options: [option] }],
    };
    expect(taken(bytes, withSet).dishes[0]?.groups).toEqual([menu.groups[0]?.id, "tops"]);
    expectSettled(bytes, taken(bytes, withSet));
  });
});

describe("Loyverse's items", () => {
  const one = utf8(
    lines(
      "Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Cost,Track stock,Available for sale [Ginza],Price [Ginza],In stock [Ginza],Available for sale [Ueno],Price [Ueno],Modifier - Toppings,Tax - VAT",
      "soba,100,Soba,Noodles,Cold,N,Size,Small,Soup,Hot,0,N,Y,980,,Y,1980,N,Y",
      "soba,101,,,,,,Large,,Hot,0,N,Y,1280.00,,Y,2280,N,Y",
      "soba,102,,,,,,Feast,,Cold,0,N,Y,variable,,Y,variable,N,Y",
      "tea,103,Tea,,,N,,,,,0,N,Y,¥300,,Y,300,N,Y",
      "gone,104,Gone,Noodles,,N,,,,,0,N,N,500,,N,500,N,Y",
    ),
  );

  it("are read with the first store's prices: variants as a group, variable ones left out", () => {
    const menu = taken(one);
    expect(menu.dishes.map(({ id, name, price }) => [id, name.ja, price])).toEqual([
      ["shop-soba", "Soba", 980],
      ["shop-tea", "Tea", 300],
    ]);
    expect(menu.categories.map(({ name }) => name.ja)).toEqual(["Noodles", "その他"]);
    expect(menu.groups).toMatchObject([
      {
        name: { ja: "Size" },
        options: [{ name: { ja: "Small / Hot" } }, { name: { ja: "Large / Hot" }, price: 300 }],
      },
    ]);
    expect(planned(one).rows.find(({ name }) => name === "Soba")?.notes).toEqual(["price_open"]);
    expect(planned(one).rows.find(({ name }) => name === "Gone")?.state).toBe("left_out");
    expectSettled(one, menu);
  });

  it("are read from a file of one store", () => {
    const file = utf8(lines("Handle\tName\tCategory\tDefault price", "tea\tTea\tDrinks\t300"));
    expect(taken(file).dishes.map(({ price }) => price)).toEqual([300]);
  });
});
