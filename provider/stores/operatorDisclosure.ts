import type { WireLanguage } from "#contract/scalars.ts";
import type { Disclosure } from "#contract/store.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { OperatorSettings } from "#provider/operations/settingsGroups.ts";
import type { Parts } from "#provider/server/context.ts";

/**
 * The operator's own disclosure of 13 items (Specified Commercial Transactions Act). What the settings tell stands alone:
 * a real name beside a made-up address would be worse than none. An item that is not told is empty.
 */
export function operatorDisclosure(
  { operator }: Pick<Settings, "operator">,
  madeUp: Parts["madeUpOperator"],
  language: WireLanguage,
): Disclosure {
  const isMadeUp = Object.values(operator).every((value) => value === null);
  const fact = (name: keyof OperatorSettings) => (isMadeUp ? madeUp?.[name][language] : operator[name]) ?? "";
  const terms = (name: keyof typeof operatorTerms) => operatorTerms[name][language];
  return {
    seller: fact("name"),
    responsible_person: fact("representative"),
    address: fact("address"),
    phone: fact("phone"),
    email: fact("email"),
    website: fact("website"),
    prices: terms("prices"),
    additional_charges: terms("additional_charges"),
    payment_methods: terms("payment_methods"),
    payment_timing: terms("payment_timing"),
    delivery_timing: terms("delivery_timing"),
    returns: terms("returns"),
    qualification: [fact("qualification"), terms("qualification")].filter((text) => text !== "").join("\n"),
  };
}

/**
 * What the operator discloses of its own part in a sale (Specified Commercial Transactions Act, Article 11). The food is
 * the stores' to sell, so prices, delivery and licences point to theirs.
 */
const operatorTerms: Readonly<
  Record<
    | "prices"
    | "additional_charges"
    | "payment_methods"
    | "payment_timing"
    | "delivery_timing"
    | "returns"
    | "qualification",
    Localized
  >
> = {
  prices: {
    ja: "本サービスのご利用は無料です。商品の価格は、各店舗が商品ごとに表示する金額（消費税込み）です。商品券・チャージなど当社が販売するものは、購入画面に表示する金額（消費税の対象外のものを除き税込み）です。",
    zh: "使用本服务免费。商品价格以各商家在商品页面上显示的金额（含消费税）为准。由本公司销售的商品券、充值等，以购买页面显示的金额为准（不征收消费税的除外，均为含税价）。",
    en: "Using the service is free of charge. Each item costs what its store shows, consumption tax included. Vouchers, top-ups and anything else we sell ourselves cost what the purchase page shows, tax included where tax applies.",
    tw: "使用本服務免費。商品價格以各店家於商品頁面標示之金額（含消費稅）為準。由本公司販售的禮券、儲值等，以購買畫面標示之金額為準（除免課消費稅者外，皆為含稅價）。",
    ko: "본 서비스는 무료로 이용하실 수 있습니다. 상품 가격은 각 매장이 상품마다 표시하는 금액(소비세 포함)입니다. 상품권·충전 등 당사가 판매하는 것은 구매 화면에 표시되는 금액(소비세 비과세 항목을 제외하고 세금 포함)입니다.",
  },
  additional_charges: {
    ja: "インターネット接続にかかる通信料はお客様のご負担です。お席料・配達料などがかかる場合は、ご注文の確定前に、確認画面に表示します。当社の決済手数料をお客様にご負担いただくことはありません。",
    zh: "连接互联网产生的通信费由您承担。如需收取餐位费、配送费等，将在您确认订单前显示在确认页面上。本公司不向您收取支付手续费。",
    en: "You pay for your own internet connection. Cover charges, delivery fees and the like are shown before you order. We charge no fee for paying.",
    tw: "連線網路所產生的通訊費由您負擔。若需收取座位費、外送費等，將於您送出訂單前顯示於確認畫面。本公司不向您收取付款手續費。",
    ko: "인터넷 접속에 드는 통신료는 고객님 부담입니다. 테이블 차지·배달료 등이 있는 경우에는 주문 확정 전에 확인 화면에 표시합니다. 당사의 결제 수수료를 고객님께 부담시키지 않습니다.",
  },
  payment_methods: {
    ja: "現金（レジ払い・代金引換）、クレジットカード、WeChat Pay、Alipay、PayPay、メルペイ、チャージ残高。ご利用いただける方法は店舗とご注文方法により異なり、確認画面に表示します。",
    zh: "现金（收银台付款、货到付款）、信用卡、微信支付、支付宝、PayPay、Merpay、储值卡余额。可用方式因商家及下单方式而异，以确认页面显示为准。",
    en: "Cash (at the register or on delivery), credit card, WeChat Pay, Alipay, PayPay, Merpay, prepaid balance. Available methods depend on the store and the type of order, and are shown when you review your order.",
    tw: "現金（櫃檯付款、貨到付款）、信用卡、WeChat Pay、支付寶、PayPay、Merpay、儲值餘額。可使用的方式因店家及點餐方式而異，以確認畫面所示為準。",
    ko: "현금(계산대·도착 시), 신용카드, WeChat Pay, Alipay, PayPay, Merpay, 충전 잔액. 이용 가능한 방법은 매장과 주문 방법에 따라 다르며 확인 화면에 표시됩니다.",
  },
  payment_timing: {
    ja: "店内でのお食事はお会計のとき、お持ち帰り・配達・お取り寄せのオンライン決済はご注文の確定時、代金引換は商品のお受け取り時です。クレジットカードの引き落とし日は、カード会社の規約によります。",
    zh: "堂食于结账时付款；自取、外卖及邮购的在线支付于确认订单时付款；货到付款于收货时付款。信用卡的扣款日以发卡机构的规定为准。",
    en: "At checkout when dining in; when the order is confirmed for online payment of pickup, delivery and shipping; on receipt for cash on delivery. When a card is debited depends on its issuer.",
    tw: "內用於結帳時付款；外帶、外送及宅配的線上付款於訂單成立時付款；貨到付款於收貨時付款。信用卡的扣款日依發卡機構之規定。",
    ko: "매장 식사는 계산 시, 포장·배달·택배의 온라인 결제는 주문 확정 시, 도착 시 현금 결제는 상품 수령 시입니다. 신용카드의 출금일은 카드사의 규정에 따릅니다.",
  },
  delivery_timing: {
    ja: "商品は店舗がお渡しします。店内では調理後すぐ、お持ち帰りはご指定の時刻、配達・お取り寄せは確認画面に表示する時期です。商品券・チャージは、決済の完了後すぐにご利用いただけます。",
    zh: "商品由商家交付：堂食现做现上，自取于指定时间取餐，外卖及邮购以确认页面显示的时间为准。商品券、充值于付款完成后即可使用。",
    en: "The store hands over your items: as soon as they are cooked when dining in, at the time you choose for pickup, and at the time shown on the confirmation screen for delivery and shipping. Vouchers and top-ups can be used as soon as they are paid.",
    tw: "商品由店家交付：內用現點現做，外帶於指定時間取餐，外送及宅配依確認畫面所示時間。禮券、儲值於付款完成後即可使用。",
    ko: "상품은 매장이 전달합니다. 매장 식사는 조리 후 바로, 포장은 지정하신 시각, 배달·택배는 확인 화면에 표시되는 시기입니다. 상품권·충전은 결제 완료 후 바로 이용하실 수 있습니다.",
  },
  returns: {
    ja: "店舗が注文を受け付けるまではキャンセルできます。食品の性質上、受け付け後のお客様のご都合によるキャンセル・返品はお受けできません。品違いや不備がある場合は、店舗が作り直し、または返金いたします。商品券・チャージは、法令に定める場合を除き、購入後の払い戻しはできません。",
    zh: "商家接单前可取消订单。因食品的性质，接单后恕不接受因个人原因的取消或退货。如有错送或品质问题，由商家重新制作或退款。商品券、充值购买后，除法律法规规定的情形外，恕不退款。",
    en: "You may cancel until the store accepts the order. As this is food, it cannot be canceled or returned for a change of mind after that. If something is wrong with your order, the store remakes or refunds it. Vouchers and top-ups are not refunded once bought, except where the law says so.",
    tw: "店家接單前可取消訂單。因食品性質，接單後恕不接受因個人因素之取消或退貨。若品項有誤或有瑕疵，由店家重做或退款。禮券、儲值購買後，除法令規定之情形外，恕不退款。",
    ko: "매장이 주문을 접수하기 전까지 취소하실 수 있습니다. 식품의 특성상 접수 후에는 단순 변심에 의한 취소·반품이 어렵습니다. 주문과 다르거나 문제가 있는 경우 매장이 다시 만들어 드리거나 환불해 드립니다. 상품권·충전은 법령에서 정한 경우를 제외하고 구매 후 환불되지 않습니다.",
  },
  qualification: {
    ja: "飲食店営業・酒類販売など商品の販売に必要な許認可は、各店舗が取得し、各店舗の表記に記載しています。",
    zh: "餐饮经营、酒类销售等销售商品所需的许可由各商家取得，并载于各商家的公示内容中。",
    en: "Licenses needed to sell the items, such as for restaurants and alcohol, are held by each store and named in its own disclosure.",
    tw: "餐飲營業、酒類販售等販售商品所需之許可，由各店家取得，並載明於各店家的標示中。",
    ko: "음식점 영업·주류 판매 등 상품 판매에 필요한 인허가는 각 매장이 취득하며 각 매장의 표기에 기재되어 있습니다.",
  },
};
