import { expect, it } from "vitest";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { localeTexts, providerTexts } from "./testing/allTexts.ts";

/** How a language quotes what is written elsewhere. */
const QUOTED = /「([^」]*)」|“([^”]*)”|‘([^’]*)’/g;

/** What is quoted and is no text of ours: terms of contracts, marks on receipts, signs to type, buttons of others. */
const noButtons: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ja: [
    "当社",
    "本サービス",
    "本規約",
    "反社会的勢力",
    "再発行",
    "様",
    "+",
    "https://",
    "12/30",
    "追加",
    "アカウント",
    "連動アプリ",
    "Cookieとサイトデータ",
  ],
  "zh-cn": [
    "本公司",
    "本服务",
    "本协议",
    "反社会势力",
    "补开",
    "様",
    "+",
    "https://",
    "月/年",
    "添加",
    "账号",
    "已连动的应用",
    "Cookie 和网站数据",
  ],
  en: [
    "we",
    "us",
    "Service",
    "Terms",
    "anti-social forces",
    "Reissued",
    "sama",
    "cookies and site data",
    "Add",
    "Add to Home Screen",
  ],
  "zh-tw": [
    "本公司",
    "本服務",
    "本條款",
    "反社會勢力",
    "補發",
    "様",
    "+",
    "https://",
    "月/年",
    "加入",
    "加入主畫面",
    "我的帳號",
    "連動中的應用程式",
    "Cookie 和網站資料",
  ],
  kr: [
    "당사",
    "본 서비스",
    "본 약관",
    "반사회적 세력",
    "재발행",
    "+",
    "https://",
    "추가",
    "설정 → 계정 → 연동 앱",
    "쿠키 및 사이트 데이터",
  ],
};

/** What was found, headed by what to do where a language has no list yet. */
const told = <Found>(locale: Locale, strangers: readonly Found[]) =>
  locale in noButtons || strangers.length === 0
    ? strangers
    : [`noButtons has no list for ${locale}: put there what is quoted and is no button`, ...strangers];

it.each(LOCALES)("a text that names a button names it as it is written, in %s", (locale) => {
  const texts = localeTexts(locale);
  const labels = new Set([...texts.map(({ text }) => text), ...(noButtons[locale] ?? [])]);
  const strangers = texts.flatMap(({ at, text }) =>
    [...text.matchAll(QUOTED)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
      .filter((quoted) => !quoted.includes("{{") && !labels.has(quoted))
      .map((quoted) => ({ at, quoted })),
  );
  expect(told(locale, strangers)).toEqual([]);
});

it.each(LOCALES)("the provider names buttons and marks as they are written, in %s", (locale) => {
  const own = [...localeTexts(locale), ...providerTexts(locale)].map(({ text }) => text);
  const strangers = providerTexts(locale)
    .filter(({ at }) => !at.startsWith("provider/demo/data/"))
    .flatMap(({ at, text }) =>
      [...text.matchAll(QUOTED)].map((match) => ({ at, quoted: match[1] ?? match[2] ?? match[3] ?? "" })),
    )
    .filter(({ quoted }) => quoted !== "" && !/[${]/.test(quoted))
    .filter(({ quoted }) => !own.includes(quoted) && !noButtons[locale]?.includes(quoted));
  expect(told(locale, strangers)).toEqual([]);
});

/** Pages by the text that heads them; those that a sentence may name by what one does there are not listed. */
const titles: Readonly<Record<string, string>> = {
  "/policy": "policy",
  "/secret": "secret",
  "/question": "question",
  "/activate": "activate",
  "/cardList": "cards",
  "/userCoupon": "coupons",
  "/userInfo": "userInfo",
  "/userVoucher": "vouchers",
  "/order": "orders",
  "/mall": "mall",
  "/test": "diagnostics",
};

it.each(LOCALES)("a link names its page as the page is headed, in %s", (locale) => {
  const texts = localeTexts(locale);
  const headed = new Map(texts.map(({ at, text }) => [at, text.toLowerCase()]));
  const strangers = texts.flatMap(({ at, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\((\/[A-Za-z]+)(?:#[a-z]+)?\)/g)]
      .filter(([, label, path]) => {
        const title = titles[path ?? ""];
        const isWithin = at.startsWith(`legal/${path?.slice(1)}.`);
        return title && !isWithin && headed.get(`common.json.titles.${title}`) !== label?.toLowerCase();
      })
      .map(([link]) => ({ at, link })),
  );
  expect(strangers).toEqual([]);
});
