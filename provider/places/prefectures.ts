import type { Localized } from "#provider/db/tables/columns.ts";

const rows = `
北海道 北海道 Hokkaido 北海道 홋카이도
青森県 青森县 Aomori 青森縣 아오모리현
岩手県 岩手县 Iwate 岩手縣 이와테현
宮城県 宫城县 Miyagi 宮城縣 미야기현
秋田県 秋田县 Akita 秋田縣 아키타현
山形県 山形县 Yamagata 山形縣 야마가타현
福島県 福岛县 Fukushima 福島縣 후쿠시마현
茨城県 茨城县 Ibaraki 茨城縣 이바라키현
栃木県 栃木县 Tochigi 栃木縣 도치기현
群馬県 群马县 Gunma 群馬縣 군마현
埼玉県 埼玉县 Saitama 埼玉縣 사이타마현
千葉県 千叶县 Chiba 千葉縣 지바현
東京都 东京都 Tokyo 東京都 도쿄도
神奈川県 神奈川县 Kanagawa 神奈川縣 가나가와현
新潟県 新潟县 Niigata 新潟縣 니가타현
富山県 富山县 Toyama 富山縣 도야마현
石川県 石川县 Ishikawa 石川縣 이시카와현
福井県 福井县 Fukui 福井縣 후쿠이현
山梨県 山梨县 Yamanashi 山梨縣 야마나시현
長野県 长野县 Nagano 長野縣 나가노현
岐阜県 岐阜县 Gifu 岐阜縣 기후현
静岡県 静冈县 Shizuoka 靜岡縣 시즈오카현
愛知県 爱知县 Aichi 愛知縣 아이치현
三重県 三重县 Mie 三重縣 미에현
滋賀県 滋贺县 Shiga 滋賀縣 시가현
京都府 京都府 Kyoto 京都府 교토부
大阪府 大阪府 Osaka 大阪府 오사카부
兵庫県 兵库县 Hyogo 兵庫縣 효고현
奈良県 奈良县 Nara 奈良縣 나라현
和歌山県 和歌山县 Wakayama 和歌山縣 와카야마현
鳥取県 鸟取县 Tottori 鳥取縣 돗토리현
島根県 岛根县 Shimane 島根縣 시마네현
岡山県 冈山县 Okayama 岡山縣 오카야마현
広島県 广岛县 Hiroshima 廣島縣 히로시마현
山口県 山口县 Yamaguchi 山口縣 야마구치현
徳島県 德岛县 Tokushima 德島縣 도쿠시마현
香川県 香川县 Kagawa 香川縣 가가와현
愛媛県 爱媛县 Ehime 愛媛縣 에히메현
高知県 高知县 Kochi 高知縣 고치현
福岡県 福冈县 Fukuoka 福岡縣 후쿠오카현
佐賀県 佐贺县 Saga 佐賀縣 사가현
長崎県 长崎县 Nagasaki 長崎縣 나가사키현
熊本県 熊本县 Kumamoto 熊本縣 구마모토현
大分県 大分县 Oita 大分縣 오이타현
宮崎県 宫崎县 Miyazaki 宮崎縣 미야자키현
鹿児島県 鹿儿岛县 Kagoshima 鹿兒島縣 가고시마현
沖縄県 冲绳县 Okinawa 沖繩縣 오키나와현
`;

interface Prefecture {
  /** Two digits of JIS X 0401. */
  readonly code: string;
  readonly name: Localized;
}

/** The 47, from north to south. */
export const prefectures: readonly Prefecture[] = rows
  .trim()
  .split("\n")
  .map((row, place) => {
    const [ja = "", zh = "", en = "", tw = "", ko = ""] = row.split(" ");
    return { code: String(place + 1).padStart(2, "0"), name: { ja, zh, en, tw, ko } };
  });

/** A part of the country that carriers price as one. */
interface CarrierRegion {
  readonly id: string;
  readonly name: Localized;
  /** Codes of its prefectures, as in JIS X 0401. */
  readonly codes: readonly string[];
}

const regionRows = `
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
export const carrierRegions: readonly CarrierRegion[] = regionRows
  .trim()
  .split("\n")
  .map((row) => {
    const [id = "", ja = "", zh = "", en = "", tw = "", ko = "", ...numbers] = row.split(" ");
    return { id, name: { ja, zh, en, tw, ko }, codes: numbers.map((number) => number.padStart(2, "0")) };
  });
