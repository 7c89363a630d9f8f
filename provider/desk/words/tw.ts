import type { DeskWords } from "./ja.ts";

/** The desk's words in Chinese as written in Taiwan. */
export const tw: DeskWords = {
  title: "櫃檯",
  leave: "登出",
  account: "帳號",
  orders: "訂單",
  goods: "商品",
  reviews: "評價",
  refusedAction: "無法執行此操作，請查看最新狀態。",
  stores: "切換店家",
  coupons: "優惠券",
  homePage: "首頁內容",
  chooseStore: "選擇店家",
  language: "顯示語言",
  choose: "切換",
  offline: "目前無法連線，無法送出，請再試一次。",
  reload: "查看最新狀態",
  missing: "找不到頁面。",
  forbidden: "您的帳號沒有開啟此頁面的權限，請洽詢店主。",
  texts: "簡訊",
  mails: "郵件",
  uses: "店內使用",
  gifts: "禮券",
  settings: "接單設定",
  shipping: "配送設定",
};
