import type { DeskWords } from "./ja.ts";

/** The desk's words in English. */
export const en: DeskWords = {
  title: "Counter",
  leave: "Sign out",
  account: "Account",
  orders: "Orders",
  goods: "Items",
  reviews: "Reviews",
  refusedAction: "That couldn’t be done. Please check the latest state.",
  stores: "Switch store",
  coupons: "Coupons",
  homePage: "Home page",
  chooseStore: "Choose a store",
  language: "Language",
  choose: "Switch",
  offline: "Not sent: there is no connection. Please try again.",
  reload: "Show the latest",
  missing: "Page not found.",
  forbidden: "Your account can’t open this page. Please ask the owner.",
  texts: "Text messages",
  mails: "Mail",
  uses: "At the counter",
  gifts: "Vouchers",
  settings: "Settings",
  shipping: "Shipping",
};
