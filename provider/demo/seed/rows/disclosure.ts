import type { Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedDisclosure } from "#provider/db/tables/stores.ts";
import { words } from "#provider/demo/seed/words.ts";

/** What differs between the demo's sellers. */
export interface DisclosureSeed {
  readonly seller: Localized;
  readonly person: Localized;
  readonly address: Localized;
  readonly phone: string;
  readonly host: string;
  readonly additionalCharges: Localized;
  readonly payments: Localized;
  readonly qualification: Localized;
  /** Where it is not a restaurant's: when it is paid, when it arrives, and what can be sent back. */
  readonly terms?: Pick<LocalizedDisclosure, "payment_timing" | "delivery_timing" | "returns">;
}

const same = (text: string): Localized => words(text, text, text, text, text);

/** The 13 items of the Specified Commercial Transactions Act, as a small restaurant words them. */
export function disclosure(of: DisclosureSeed): LocalizedDisclosure {
  return {
    seller: of.seller,
    responsible_person: of.person,
    address: of.address,
    phone: of.phone === "" ? same("—") : same(of.phone),
    email: same(`info@${of.host}`),
    website: same(`https://${of.host}/`),
    prices: words(
      "各商品ページに表示の価格（消費税込み）",
      "各商品页面所示价格（含消费税）",
      "As shown with each item, consumption tax included.",
      "依各商品頁面標示之價格（含消費稅）",
      "각 상품 페이지에 표시된 가격(소비세 포함)",
    ),
    additional_charges: of.additionalCharges,
    payment_methods: of.payments,
    payment_timing: words(
      "店内でのお食事はお会計時、お持ち帰り・配達のオンライン決済はご注文確定時",
      "堂食于结账时付款；自取及外卖的在线支付于确认订单时付款",
      "At checkout when dining in; when the order is confirmed for online payment of pickup and delivery.",
      "內用於結帳時付款；外帶及外送之線上付款於訂單成立時付款",
      "매장 식사는 계산 시, 포장·배달의 온라인 결제는 주문 확정 시",
    ),
    delivery_timing: words(
      "店内でのお食事は調理後すぐ、お持ち帰りはご指定の時刻、配達はご注文からおよそ30〜60分",
      "堂食现做现上；自取于指定时间取餐；外卖约在下单后30至60分钟送达",
      "Dine-in: as soon as it is cooked. Pickup: at the time you choose. Delivery: about 30 to 60 minutes after ordering.",
      "內用現點現做；外帶於指定時間取餐；外送約於下單後30至60分鐘送達",
      "매장 식사는 조리 후 바로, 포장은 지정 시각, 배달은 주문 후 약 30~60분",
    ),
    returns: words(
      "商品の性質上、お客様のご都合による返品・交換はお受けできません。品違いや不備がございましたら、当日中にご連絡ください。作り直し、または返金いたします。キャンセルは、店舗が注文を受け付けるまで承ります。",
      "因商品性质，恕不接受因个人原因的退换。如有错送或品质问题，请于当天联系我们，我们将重新制作或退款。商家接单前可取消订单。",
      "Food cannot be returned for a change of mind. If something is wrong with your order, tell us the same day and we will remake or refund it. You may cancel until the store accepts the order.",
      "因商品性質，恕不接受因個人因素之退換貨。若品項有誤或品質有問題，請於當日與我們聯繫，我們將重做或退款。店家接單前可取消訂單。",
      "상품 특성상 단순 변심에 의한 반품·교환은 어렵습니다. 주문과 다르거나 문제가 있는 경우 당일 연락 주시면 다시 만들어 드리거나 환불해 드립니다. 매장이 주문을 접수하기 전까지 취소하실 수 있습니다.",
    ),
    qualification: of.qualification,
    ...of.terms,
  };
}
