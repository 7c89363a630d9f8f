/** The desk's words in Japanese. */
export const ja = {
  title: "受付",
  leave: "ログアウト",
  account: "アカウント",
  orders: "注文",
  goods: "商品",
  reviews: "口コミ",
  refusedAction: "この操作はできませんでした。最新の状態をご確認ください。",
  stores: "お店を切り替える",
  coupons: "クーポン",
  homePage: "ホームの表示",
  chooseStore: "お店を選ぶ",
  language: "表示する言語",
  choose: "切り替え",
  offline: "通信できないため、送信できませんでした。もう一度お試しください。",
  reload: "最新の状態を見る",
  missing: "ページが見つかりません。",
  forbidden: "このページを開く権限がありません。オーナーにお尋ねください。",
  texts: "SMS",
  mails: "メール",
  uses: "店頭利用",
  gifts: "商品券",
  settings: "受付の設定",
  shipping: "配送の設定",
};

export type DeskWords = typeof ja;
