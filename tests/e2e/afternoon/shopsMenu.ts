import { zipSync } from "fflate";
import sharp from "sharp";
import { lines, shiftJis } from "#provider/menu/files/testing/files.ts";

/** A dish of the shop that opens, as its register knows it. */
export interface ShopsDish {
  readonly id: string;
  readonly name: string;
  readonly reading: string;
  readonly category: string;
  readonly price: number;
}

/** What is served, by category: each kind in each way, as a small kitchen writes its menu. */
const PARTS = [
  {
    id: "10",
    ways: ["醤油", "味噌", "塩", "豚骨"],
    things: ["ラーメン", "つけ麺", "まぜそば"],
    readings: ["ショウユ", "ミソ", "シオ", "トンコツ"],
    kana: ["ラーメン", "ツケメン", "マゼソバ"],
    price: 880,
  },
  {
    id: "20",
    ways: ["焼き", "水", "揚げ", "海老"],
    things: ["餃子", "焼売", "春巻"],
    readings: ["ヤキ", "スイ", "アゲ", "エビ"],
    kana: ["ギョウザ", "シュウマイ", "ハルマキ"],
    price: 420,
  },
  {
    id: "30",
    ways: ["小", "中", "大", "高菜"],
    things: ["ライス", "炒飯", "チャーシュー丼"],
    readings: ["ショウ", "チュウ", "ダイ", "タカナ"],
    kana: ["ライス", "チャーハン", "チャーシュードン"],
    price: 250,
  },
  {
    id: "40",
    ways: ["冷やし", "塩だれ", "ピリ辛", "ごま"],
    things: ["トマト", "きゅうり", "キャベツ"],
    readings: ["ヒヤシ", "シオダレ", "ピリカラ", "ゴマ"],
    kana: ["トマト", "キュウリ", "キャベツ"],
    price: 320,
  },
  {
    id: "50",
    ways: ["生", "瓶", "黒", "ノンアルコール"],
    things: ["ビール", "サワー", "ハイボール"],
    readings: ["ナマ", "ビン", "クロ", "ノンアルコール"],
    kana: ["ビール", "サワー", "ハイボール"],
    price: 550,
  },
] as const;

/** The sixty dishes of the shop. */
export const DISHES: readonly ShopsDish[] = PARTS.flatMap(
  ({ id, kana, price, readings, things, ways }, part) =>
    ways.flatMap((way, first) =>
      things.map((thing, second) => ({
        id: String(part * 12 + first * 3 + second + 1),
        name: `${way}${thing}`,
        reading: `${readings[first]}${kana[second]}`,
        category: id,
        price: price + first * 30 + second * 70,
      })),
    ),
);

/** The menu as Smaregi Waiter writes it: its columns, Shift_JIS, CRLF, what is empty left empty. */
export function smaregiFile(): Buffer {
  const head =
    "メニューID,メニュー名,メニュー名カナ,カテゴリーID,メニュー区分,単価,説明,端末上での表示色,価格区分";
  const rows = DISHES.map(({ category, id, name, price, reading }) =>
    [id, name, reading, category, "0", price, "", "", "1"].join(","),
  );
  return Buffer.from(shiftJis(lines(head, ...rows)));
}

/** Pictures of the first twenty dishes, called by their names, as a camera's JPEG, in an archive. */
export async function pictureArchive(): Promise<Buffer> {
  const drawn = await Promise.all(
    DISHES.slice(0, 20).map(async ({ name }, place): Promise<[string, Uint8Array]> => {
      const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
        <rect width="800" height="600" fill="hsl(${place * 18} 45% 72%)"/>
        <circle cx="400" cy="310" r="${200 + (place % 4) * 12}" fill="#fff"/>
        <circle cx="400" cy="310" r="${130 + (place % 5) * 10}" fill="hsl(${place * 18 + 20} 60% 45%)"/></svg>`;
      return [`${name}.jpg`, await sharp(Buffer.from(plate)).jpeg({ quality: 82 }).toBuffer()];
    }),
  );
  return Buffer.from(zipSync(Object.fromEntries(drawn), { level: 0 }));
}

/** English names for some dishes of a table that the desk has given, and what writing them takes in a spreadsheet. */
export function withEnglish(table: string, names: Readonly<Record<string, string>>) {
  const rows = table.split("\r\n").map((row) => row.split(","));
  const titles = rows[0] ?? [];
  const [japanese, english] = ["名前（日本語）", "名前（英語）"].map((title) => titles.indexOf(title));
  if (japanese === undefined || english === undefined || japanese < 0 || english < 0)
    throw new Error(`There are the titles ${titles.join(", ")}`);
  let written = 0;
  const changed = rows.map((row) => {
    const name = names[row[japanese] ?? ""];
    if (name === undefined) return row;
    written += 1;
    return row.with(english, name);
  });
  if (written !== Object.keys(names).length) throw new Error(`${written} names were found`);
  const characters = Object.values(names).join("").length;
  // The file is opened, each cell found, and all saved.
  return {
    table: changed.map((row) => row.join(",")).join("\r\n"),
    done: { taps: 2 + written + 2, characters },
  };
}
