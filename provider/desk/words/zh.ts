import type { DeskWords } from "./ja.ts";

/** The desk's words in Chinese in simplified characters. */
export const zh: DeskWords = {
  title: "前台",
  leave: "退出",
  account: "账号",
  orders: "订单",
  goods: "商品",
  reviews: "评价",
  refusedAction: "无法执行此操作，请查看最新状态。",
  stores: "切换商家",
  coupons: "优惠券",
  homePage: "首页内容",
  chooseStore: "选择商家",
  language: "显示语言",
  choose: "切换",
  offline: "网络不通，未能发送，请重试。",
  reload: "查看最新状态",
  missing: "找不到页面。",
  forbidden: "您的账号无权打开此页面，请联系店主。",
  texts: "短信",
  mails: "邮件",
  uses: "店内使用",
  gifts: "商品券",
  settings: "接单设置",
  shipping: "配送设置",
};
