import type { InformEvent } from "#contract/inform.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

/** Events that the provider itself words; messages by people are their own words. */
export type WordedEvent = Exclude<InformEvent, "store_message" | "own_message">;

/** What a notice says beside that an order was placed, where the staff have to let it in first. */
export const waitsToBeLetIn: Localized = {
  ja: "お席のQRコードからのご注文ではないため、スタッフがお席を確認してから調理を始めます。",
  zh: "由于不是通过餐桌上的二维码点的单，店员确认您的座位后才会开始制作。",
  en: "It didn’t come from the QR code on your table, so the kitchen starts once the staff have confirmed your table.",
  tw: "由於不是透過桌上的 QR Code 點餐，店員確認您的座位後才會開始製作。",
  ko: "테이블의 QR 코드로 주문하신 것이 아니어서, 직원이 자리를 확인한 뒤에 조리를 시작합니다.",
};

/** What a notice says, for clients that do not know its event. */
export const eventWords: Record<WordedEvent, Localized> = {
  order_placed: {
    ja: "ご注文をお店に送信しました。お店の確認をお待ちください。",
    zh: "订单已提交，请等待商家接单。",
    en: "Your order has been sent. Please wait for the store to accept it.",
    tw: "訂單已送出，請等候店家接單。",
    ko: "주문을 보냈습니다. 매장에서 접수하면 알려 드립니다.",
  },
  order_accepted: {
    ja: "お店がご注文を受け付けました。ご用意いたします。",
    zh: "商家已接单，正在准备。",
    en: "The store has accepted your order and is preparing it.",
    tw: "店家已接單，正在準備中。",
    ko: "매장에서 주문을 접수했습니다. 준비 중입니다.",
  },
  dishes_accepted: {
    ja: "お店が追加のご注文を受け付けました。ご用意いたします。",
    zh: "商家已接受加菜，正在准备。",
    en: "The store has accepted your added items and is preparing them.",
    tw: "店家已接受加點，正在準備中。",
    ko: "매장에서 추가 주문을 접수했습니다. 준비 중입니다.",
  },
  order_ready: {
    ja: "ご注文の品の準備ができました。",
    zh: "您点的餐品已准备好。",
    en: "Your order is ready.",
    tw: "您的餐點已準備好。",
    ko: "주문하신 메뉴가 준비되었습니다.",
  },
  order_on_its_way: {
    ja: "ご注文の品をお届けに向かっております。",
    zh: "您的订单已在配送途中。",
    en: "Your order is on its way.",
    tw: "您的餐點正在外送途中。",
    ko: "주문하신 음식을 배달하고 있습니다.",
  },
  order_completed: {
    ja: "ご注文の品をすべてお届けしました。ごゆっくりお召し上がりください。",
    zh: "您点的餐品已全部上齐，请慢用。",
    en: "Everything you ordered has been served. Enjoy your meal.",
    tw: "您點的餐點已全部上齊，請慢用。",
    ko: "주문하신 메뉴가 모두 나왔습니다. 맛있게 드세요.",
  },
  order_collected: {
    ja: "ご注文の品をお渡ししました。ありがとうございました。",
    zh: "您的订单已取餐，感谢您的惠顾。",
    en: "Picked up. Thank you!",
    tw: "您的餐點已取餐，感謝您的惠顧。",
    ko: "주문하신 상품을 전달해 드렸습니다. 이용해 주셔서 감사합니다.",
  },
  order_delivered: {
    ja: "ご注文の品をお届けしました。ありがとうございました。",
    zh: "您的订单已送达，感谢您的惠顾。",
    en: "Your order has been delivered. Thank you.",
    tw: "您的訂單已送達，感謝您的惠顧。",
    ko: "주문하신 상품이 배달되었습니다. 이용해 주셔서 감사합니다.",
  },
  order_cancelled: {
    ja: "ご注文がキャンセルされました。",
    zh: "订单已取消。",
    en: "Your order has been canceled.",
    tw: "訂單已取消。",
    ko: "주문이 취소되었습니다.",
  },
  order_settled: {
    ja: "お会計が完了しました。ご利用ありがとうございました。",
    zh: "已完成结账，感谢您的惠顾。",
    en: "Your bill has been paid. Thank you.",
    tw: "已完成結帳，感謝您的惠顧。",
    ko: "계산이 완료되었습니다. 이용해 주셔서 감사합니다.",
  },
  payment_received: {
    ja: "お支払いを確認しました。",
    zh: "已收到您的付款。",
    en: "Your payment has been received.",
    tw: "已收到您的付款。",
    ko: "결제가 확인되었습니다.",
  },
  payment_refunded: {
    ja: "お支払いを返金いたしました。",
    zh: "款项已退还。",
    en: "Your payment has been refunded.",
    tw: "款項已退還。",
    ko: "결제 금액이 환불되었습니다.",
  },
  review_replied: {
    ja: "お寄せいただいた口コミに、お店から返信がありました。",
    zh: "商家回复了您的评价。",
    en: "The store has replied to your review.",
    tw: "店家回覆了您的評價。",
    ko: "작성하신 리뷰에 매장의 답글이 달렸습니다.",
  },
  use_confirmed: {
    ja: "お店でのご利用が完了しました。",
    zh: "已在店内使用。",
    en: "Used in store.",
    tw: "已在店內使用。",
    ko: "매장에서 사용이 완료되었습니다.",
  },
  use_refused: {
    ja: "お店でのご利用は完了しませんでした。残高は減っておりません。",
    zh: "店内使用未完成，余额没有变化。",
    en: "The store didn’t confirm it. Nothing was charged.",
    tw: "店內使用未完成，餘額沒有變化。",
    ko: "매장에서 사용되지 않았습니다. 잔액은 그대로입니다.",
  },
  use_reversed: {
    ja: "お店でのご利用が取り消され、元に戻りました。",
    zh: "店内使用已取消，已恢复原状。",
    en: "The store undid a payment. The amount is back in your balance.",
    tw: "店內使用已取消，已恢復原狀。",
    ko: "매장 사용이 취소되어 원래대로 돌아갔습니다.",
  },
  value_credited: {
    ja: "残高が加算されました。",
    zh: "余额已到账。",
    en: "Your balance has been topped up.",
    tw: "餘額已入帳。",
    ko: "잔액이 충전되었습니다.",
  },
  staff_coming: {
    ja: "スタッフがまもなくお席へ伺います。",
    zh: "店员马上到您的座位。",
    en: "Our staff will be right with you.",
    tw: "店員馬上到您的座位。",
    ko: "직원이 곧 자리로 찾아뵙겠습니다.",
  },
};
