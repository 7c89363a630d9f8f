import type { ByLanguage } from "#provider/desk/frame/speech.ts";

interface SlipWords {
  readonly wantedOn: string;
  readonly anyDay: string;
  readonly shipTo: string;
  readonly slipTitle: string;
  readonly from: string;
  readonly goods: string;
  readonly pieces: string;
  readonly print: string;
  readonly noPrices: string;
}

/** What the slip of an order of the mall says. */
export const slipWords: ByLanguage<SlipWords> = {
  ja: {
    wantedOn: "お届け希望",
    anyDay: "指定なし",
    shipTo: "お届け先",
    slipTitle: "納品書",
    from: "ご依頼主",
    goods: "商品",
    pieces: "数量",
    print: "印刷",
    noPrices: "この納品書に金額は記載していません。",
  },
  zh: {
    wantedOn: "希望送达",
    anyDay: "不指定",
    shipTo: "收货地址",
    slipTitle: "送货单",
    from: "发货人",
    goods: "商品",
    pieces: "数量",
    print: "打印",
    noPrices: "本送货单不含金额。",
  },
  en: {
    wantedOn: "Wanted on",
    anyDay: "Any day",
    shipTo: "Ship to",
    slipTitle: "Packing slip",
    from: "From",
    goods: "Items",
    pieces: "Pieces",
    print: "Print",
    noPrices: "This slip shows no prices.",
  },
  tw: {
    wantedOn: "希望送達",
    anyDay: "不指定",
    shipTo: "收件地址",
    slipTitle: "出貨單",
    from: "寄件人",
    goods: "商品",
    pieces: "數量",
    print: "列印",
    noPrices: "本出貨單不含金額。",
  },
  ko: {
    wantedOn: "희망 배송일",
    anyDay: "지정 없음",
    shipTo: "받는 곳",
    slipTitle: "납품서",
    from: "보내는 사람",
    goods: "상품",
    pieces: "수량",
    print: "인쇄",
    noPrices: "이 납품서에는 금액이 없습니다.",
  },
};
