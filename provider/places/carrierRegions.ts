import type { Localized } from "#provider/db/tables/columns.ts";

/** A part of the country that carriers price as one. */
interface CarrierRegion {
  readonly id: string;
  readonly name: Localized;
  /** Codes of its prefectures, as in JIS X 0401. */
  readonly codes: readonly string[];
}

const rows = `
hokkaido 北海道 北海道 Hokkaido 北海道 홋카이도 1
northTohoku 北東北 北东北 North-Tohoku 北東北 북도호쿠 2 3 5
southTohoku 南東北 南东北 South-Tohoku 南東北 남도호쿠 4 6 7
kanto 関東 关东 Kanto 關東 간토 8 9 10 11 12 13 14 19
shinetsu 信越 信越 Shin-etsu 信越 신에쓰 15 20
hokuriku 北陸 北陆 Hokuriku 北陸 호쿠리쿠 16 17 18
chubu 中部 中部 Chubu 中部 주부 21 22 23 24
kansai 関西 关西 Kansai 關西 간사이 25 26 27 28 29 30
chugoku 中国 中国地区 Chugoku 中國地區 주고쿠 31 32 33 34 35
shikoku 四国 四国 Shikoku 四國 시코쿠 36 37 38 39
kyushu 九州 九州 Kyushu 九州 규슈 40 41 42 43 44 45 46
okinawa 沖縄 冲绳 Okinawa 沖繩 오키나와 47
`;

/** From north to south; each prefecture is in one of them. */
export const carrierRegions: readonly CarrierRegion[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [id = "", ja = "", zh = "", en = "", tw = "", ko = "", ...numbers] = row.split(" ");
    return { id, name: { ja, zh, en, tw, ko }, codes: numbers.map((number) => number.padStart(2, "0")) };
  });
