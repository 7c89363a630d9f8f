import { expect, it } from "vitest";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { localeTexts, type Placed, providerTexts } from "./testing/allTexts.ts";

/**
 * Words that have another one in our texts, which customers meet first: a thing has one name in a language. Stored money
 * is チャージ残高, prepaid balance, 储值卡余额, 儲值餘額, 충전 잔액; its card チャージカード, prepaid card, 储值卡, 儲值卡, 충전 카드;
 * what one comes for is お持ち帰り, pickup, 自取, 外帶, 포장.
 */
const seconds: Readonly<Partial<Record<Locale, RegExp>>> = {
  ja: /お会計待ち|(?<!カトラリー・)(?<!子様用)食器(?:$|を)|ブラウザー|お届けの区域|お届け料金|配送（通販）|(?<!お菓子)ギフト券|サインイン|サインアウト|訪問者|プライベートモード|ウォレット|のれんカード残高|テイクアウト|(?<!プ)レビュー|カテゴリ(?!ー)|お客さま|お一人さま|会員さま|運送会社|配送会社|追跡番号|伝票番号|呼び?出し?番号(?<!お呼び出し番号)|いつもの届け先/,
  "zh-cn": /门店|店铺|快递公司|礼券|注册会员|登出|游客|钱包|暖帘卡|外带|外送|账户|店家|付款方式|核销|座位费/,
  "zh-tw":
    /追蹤號碼|查詢號碼|配送地址|加入會員|註銷|私密瀏覽|登錄手機|錢包|暖簾卡|商品券|評論|撤銷|QR ?碼|我的最愛|未能|(?<!微信)支付(?!寶)|配送途中/,
  en: /sign(?:ed)?[ -]up|log ?out\b|(?<!LINE )\blog ?ins?\b(?! with LINE)|pick-up|take-?away|take-?out|refill card|\bwallet\b|\bdiners\b(?! Club)|(?:number of|how many) p(?:eople|ersons)\b|\bthe mall\b|good for (?:about )?\{|(?:is not|isn’t) right\b|can(?:not|’t) be had|t(?:ake|akes|aken|ook) (?:it |this )?back\b|what you typed|end the link|(?<!legal )\bnotices\b|child’s chair|\bleek\b/i,
  kr: /(?<!수저·)(?<!어린이용 )식기(?:$|를)|사인인|택배사|배달 회사|(?<!운)송장 번호|사인아웃|방문자|월렛|지갑|노렌 카드|QR코드|자릿세|배달원|새로 고침|프라이빗|나눠 내기|정상가|계산서|쇼핑몰|수령 시간/,
};

/** A mall's shops are 店铺, as its own list names them. */
const isMall = (at: string) => /^(?:mall\.json|provider\/demo\/data\/(?:shops|mall)\b)/.test(at);
const told = ({ at, text }: Placed) => `${at}: ${text}`;

function secondsIn(texts: readonly Placed[], locale: Locale): string[] {
  const said = (at: string, text: string) => (isMall(at) ? text.replaceAll("店铺", "") : text);
  // The words of rich menus stand in their pictures, too.
  const shown = texts.filter(({ at }) => !at.startsWith("line/"));
  return shown.filter(({ at, text }) => seconds[locale]?.test(said(at, text))).map(told);
}

it.each(LOCALES)("one act or thing has one name in every text of %s", (locale) => {
  expect(secondsIn(localeTexts(locale), locale)).toEqual([]);
});

it.each(LOCALES)("and in what the provider says in %s", (locale) => {
  expect(secondsIn(providerTexts(locale), locale)).toEqual([]);
});

/** Names in English that only the app's own screens have to keep to: contracts and stores write as they do. */
const ON_SCREEN = /\bdish(?:es)?\b|\bdiners?\b|\bcollect(?:ed|ion|ing)?\b|\bgoods\b/i;

it("what is ordered is an item, and is picked up, on every screen in English", () => {
  const found = localeTexts("en")
    .filter(({ at }) => !/^(?:legal|provider)\//.test(at))
    .filter(({ text }) => ON_SCREEN.test(text.replace(/\{\{[^}]*\}\}|Diners Club/g, "")));
  expect(found.map(told)).toEqual([]);
});

it.each(LOCALES)("a way to sign in is called the same wherever it is offered, in %s", (locale) => {
  const words = new Map(localeTexts(locale).map(({ at, text }) => [at, text]));
  for (const way of ["line", "wechat"])
    expect(words.get(`signIn.json.again.${way}`)).toBe(words.get(`account.json.way.${way}`));
});
