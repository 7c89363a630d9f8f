import type { Locale } from "#domain/values/localeCodes.ts";

export const ENTRIES = ["order", "myOrders", "myCoupons", "refillCard", "mall"] as const;
/** What one can tap beside the languages. */
export type Entry = (typeof ENTRIES)[number];

interface MenuWords extends Readonly<Record<Entry, string>> {
  /** The bar under the chat that opens and closes the menu: at most 14 characters. */
  readonly chatBar: string;
  /** The language in its own name, as its cloth of the curtain says it. */
  readonly language: string;
}

/** The words of the menus, which are the app's own for the same screens; each at most 20 characters, as LINE reads them out. */
export const menuWords: Readonly<Record<Locale, MenuWords>> = {
  ja: {
    chatBar: "メニュー",
    language: "日本語",
    order: "注文する",
    myOrders: "注文履歴",
    myCoupons: "クーポン",
    refillCard: "チャージカード",
    mall: "お取り寄せ",
  },
  "zh-cn": {
    chatBar: "菜单",
    language: "简体中文",
    order: "点餐",
    myOrders: "我的订单",
    myCoupons: "优惠券",
    refillCard: "储值卡",
    mall: "商城",
  },
  en: {
    chatBar: "Menu",
    language: "English",
    order: "Order here",
    myOrders: "My orders",
    myCoupons: "Coupons",
    refillCard: "Refill card",
    mall: "Mall",
  },
  "zh-tw": {
    chatBar: "選單",
    language: "繁體中文",
    order: "點餐",
    myOrders: "我的訂單",
    myCoupons: "優惠券",
    refillCard: "儲值卡",
    mall: "商城",
  },
  kr: {
    chatBar: "메뉴",
    language: "한국어",
    order: "주문하기",
    myOrders: "주문 내역",
    myCoupons: "쿠폰",
    refillCard: "충전 카드",
    mall: "쇼핑몰",
  },
};
