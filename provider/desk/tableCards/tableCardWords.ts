import type { WireLanguage } from "#contract/scalars.ts";

interface TableCardWords {
  readonly title: string;
  readonly note: string;
  readonly choose: string;
  readonly show: string;
  readonly print: string;
  readonly none: string;
}

const words: Readonly<Record<WireLanguage, TableCardWords>> = {
  ja: {
    title: "卓上カード",
    note: "A4用紙1枚に8枚ずつ印刷します。倍率は100％のまま、線に沿って切り取ってください。",
    choose: "印刷するテーブル（選ばなければすべて）",
    show: "表示する",
    print: "印刷する",
    none: "テーブルがありません。",
  },
  en: {
    title: "Table cards",
    note: "Eight cards on a sheet of A4. Print at 100 %, and cut along the lines.",
    choose: "Tables to print (all, if none is chosen)",
    show: "Show",
    print: "Print",
    none: "There are no tables.",
  },
  zh: {
    title: "桌牌",
    note: "每张A4纸打印8张。请按100%比例打印，并沿线裁剪。",
    choose: "要打印的餐桌（不选则为全部）",
    show: "显示",
    print: "打印",
    none: "没有餐桌。",
  },
  tw: {
    title: "桌上立牌",
    note: "每張A4紙可列印8張。請以100%比例列印，再沿線裁切。",
    choose: "要列印的桌位（未選則為全部）",
    show: "顯示",
    print: "列印",
    none: "沒有桌位。",
  },
  ko: {
    title: "테이블 카드",
    note: "A4 용지 한 장에 8장씩 인쇄됩니다. 배율 100%로 인쇄한 뒤 선을 따라 잘라 주세요.",
    choose: "인쇄할 테이블 (선택하지 않으면 전체)",
    show: "표시",
    print: "인쇄",
    none: "테이블이 없습니다.",
  },
};

/** The words of the desk's page of table cards. */
export function tableCardWords(language: WireLanguage): TableCardWords {
  return words[language];
}

/** What a guest reads on the card, each in their own language, whatever the staff speak. */
export const scanLines = [
  { lang: "ja", text: "読み取ってご注文" },
  { lang: "en", text: "Scan to order" },
  { lang: "zh-Hans", text: "扫码点餐" },
  { lang: "zh-Hant", text: "掃碼點餐" },
  { lang: "ko", text: "QR 코드로 주문하세요" },
] as const;
