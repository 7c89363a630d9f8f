import type { PayType } from "#contract/enumerations.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { words } from "#provider/demo/seed/words.ts";

export const dishware: Readonly<Record<string, Localized>> = {
  none: words("なし", "不需要", "None", "不需要", "필요 없음"),
  chopsticks: words("割り箸", "一次性筷子", "Chopsticks", "免洗筷", "나무젓가락"),
  cutlery: words("フォーク・スプーン", "叉子和勺子", "Fork and spoon", "叉子與湯匙", "포크와 숟가락"),
};

export const remarks: readonly Localized[] = [
  words("取り皿をください", "请给小碟", "A plate for sharing, please", "請給分食盤", "앞접시 부탁드려요"),
  words("一緒に出してください", "请一起上", "Everything together, please", "請一起出餐", "함께 내 주세요"),
  words("辛さ控えめで", "少辣", "Less spicy, please", "少辣", "덜 맵게 해 주세요"),
  words("急いでいます", "赶时间", "I am in a hurry", "趕時間", "조금 급해요"),
];

export const notes = words(
  "食物アレルギーのある方は、ご注文の前に店舗へお知らせください。",
  "如有食物过敏，请在下单前告知商家。",
  "If you have a food allergy, please tell us before you order.",
  "如有食物過敏，請於下單前告知店家。",
  "식품 알레르기가 있으시면 주문 전에 매장에 알려 주세요.",
);

const payNames: Readonly<Record<PayType, Localized>> = {
  1: words("現金", "现金", "cash", "現金", "현금"),
  2: words("WeChat Pay", "微信支付", "WeChat Pay", "微信支付", "WeChat Pay"),
  3: words("Alipay", "支付宝", "Alipay", "支付寶", "Alipay"),
  4: words("PayPay", "PayPay", "PayPay", "PayPay", "PayPay"),
  5: words("クレジットカード", "信用卡", "credit card", "信用卡", "신용카드"),
  6: words("メルペイ", "Merpay", "Merpay", "Merpay", "메르페이"),
  7: words("現金（お届け時）", "货到付款", "cash on delivery", "貨到付款", "도착 시 현금"),
  8: words("チャージ残高", "储值卡余额", "prepaid balance", "儲值餘額", "충전 잔액"),
};

/** The ways to pay as the disclosure lists them. */
export function payWords(list: readonly PayType[]): Localized {
  const named = (language: keyof Localized, separator: string) =>
    list.map((type) => payNames[type][language]).join(separator);
  const en = named("en", ", ");
  return {
    ja: named("ja", "、"),
    zh: named("zh", "、"),
    en: `${en.slice(0, 1).toUpperCase()}${en.slice(1)}`,
    tw: named("tw", "、"),
    ko: named("ko", ", "),
  };
}

/** What a delivery costs besides the goods, as the disclosure says it. */
export function chargeWords(fee: number | null, freeFrom: number): Localized {
  const yen = (amount: number) => amount.toLocaleString("en-US");
  if (fee === null)
    return words(
      "なし。通信料はお客様のご負担となります。",
      "无。通信费由顾客承担。",
      "None. Your carrier’s data charges are yours.",
      "無。網路通訊費由顧客負擔。",
      "없음. 통신료는 고객 부담입니다.",
    );
  if (fee === 0)
    return words(
      "配達料無料。通信料はお客様のご負担となります。",
      "免配送费。通信费由顾客承担。",
      "Delivery is free. Your carrier’s data charges are yours.",
      "免外送費。網路通訊費由顧客負擔。",
      "배달료 무료. 통신료는 고객 부담입니다.",
    );
  return words(
    `配達料${yen(fee)}円（お買い上げ${yen(freeFrom)}円以上で無料）。通信料はお客様のご負担となります。`,
    `配送费${yen(fee)}日元（满${yen(freeFrom)}日元免费）。通信费由顾客承担。`,
    `Delivery ¥${yen(fee)}, free over ¥${yen(freeFrom)}. Your carrier’s data charges are yours.`,
    `外送費${yen(fee)}圓（滿${yen(freeFrom)}圓免費）。網路通訊費由顧客負擔。`,
    `배달료 ${yen(fee)}엔(${yen(freeFrom)}엔 이상 무료). 통신료는 고객 부담입니다.`,
  );
}
