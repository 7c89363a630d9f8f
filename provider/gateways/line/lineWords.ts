import type { WireLanguage } from "#contract/scalars.ts";

/** On the button of a message in LINE; LINE takes 40 characters. */
export const lineWords: Readonly<Record<WireLanguage, { readonly lookAtOrder: string }>> = {
  ja: { lookAtOrder: "ご注文を確認する" },
  zh: { lookAtOrder: "查看订单" },
  en: { lookAtOrder: "View your order" },
  tw: { lookAtOrder: "查看訂單" },
  ko: { lookAtOrder: "주문 확인하기" },
};
