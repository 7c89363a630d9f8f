import type { Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedDisclosure } from "#provider/db/tables/stores.ts";
import { words } from "#provider/demo/seed/words.ts";

export const remarks: readonly Localized[] = [
  words(
    "のし（内祝）希望",
    "请附贺礼封纸",
    "Gift wrapping band, please",
    "請附賀禮封紙",
    "감사 선물용 띠지 부탁드려요",
  ),
  words(
    "納品書は同封しないでください",
    "请勿附送货单",
    "No packing slip inside, please",
    "請勿附出貨單",
    "납품서는 넣지 말아 주세요",
  ),
  words(
    "簡易包装でお願いします",
    "请简易包装",
    "Simple packaging, please",
    "請簡易包裝",
    "간단한 포장으로 부탁드려요",
  ),
  words(
    "割れ物なので丁寧にお願いします",
    "易碎品请小心包装",
    "Fragile: please pack with care",
    "易碎品請小心包裝",
    "깨지기 쉬우니 꼼꼼히 포장해 주세요",
  ),
];

/** What shipping costs besides the goods, as the disclosure says it; `freeFrom` 0: never free. */
export function chargeWords(freeFrom: number): Localized {
  const yen = freeFrom.toLocaleString("en-US");
  const free =
    freeFrom === 0
      ? words("", "", "", "", "")
      : words(
          `商品代金${yen}円以上で無料（離島を除く）。`,
          `商品满${yen}日元免运费（偏远岛屿除外）。`,
          ` Free on orders over ¥${yen}, except to remote islands.`,
          `商品滿${yen}圓免運費（離島除外）。`,
          ` 상품 ${yen}엔 이상 무료(도서 지역 제외).`,
        );
  return words(
    `送料はお届け先の都道府県と個数、温度帯により異なり、ご注文の確認画面に表示します。${free.ja}通信料はお客様のご負担となります。`,
    `运费因收货地的都道府县、件数及温度而异，显示在订单确认页面。${free.zh}通信费由顾客承担。`,
    `Shipping depends on the prefecture, the number of parcels and their temperature, and is shown before you order.${free.en} Your carrier’s data charges are yours.`,
    `運費依收件地的都道府縣、件數及溫度而異，顯示於訂單確認頁面。${free.tw}網路通訊費由顧客負擔。`,
    `배송료는 배송지의 도도부현, 개수, 온도대에 따라 다르며 주문 확인 화면에 표시됩니다.${free.ko} 통신료는 고객 부담입니다.`,
  );
}

/** When it is paid, when it arrives and what can be sent back, as a shop that ships words it. */
export const terms: Pick<LocalizedDisclosure, "payment_timing" | "delivery_timing" | "returns"> = {
  payment_timing: words(
    "ご注文確定時。代金引換は商品のお受け取り時",
    "确认订单时；货到付款于收货时付款",
    "When the order is confirmed; for cash on delivery, when the parcel arrives.",
    "訂單成立時；貨到付款於收件時付款",
    "주문 확정 시. 도착 시 현금 결제는 상품 수령 시",
  ),
  delivery_timing: words(
    "各商品ページの発送目安の日数のうちに発送し、発送の翌日から3日ほどでお届けします。お届け日と時間帯をお選びいただけます。",
    "在各商品页面所示天数内发货，发货后约1至3天送达。可选择送达日期及时段。",
    "Shipped within the days shown with each item and delivered one to three days later. You can choose the day and the time of day.",
    "於各商品頁面標示之天數內出貨，出貨後約1至3天送達。可選擇送達日期及時段。",
    "각 상품 페이지에 표시된 일수 안에 발송하며, 발송 후 1~3일 정도에 도착합니다. 배송일과 시간대를 선택하실 수 있습니다.",
  ),
  returns: words(
    "商品到着後8日以内にご連絡ください。未使用・未開封の商品に限り返品を承ります（返送料はお客様のご負担）。食品と酒類は、品違いや破損のほかは返品をお受けできません。不良品は当店の負担で交換または返金いたします。キャンセルは、店舗が注文を受け付けるまで承ります。",
    "请于收货后8天内联系我们。仅限未使用、未拆封的商品可退货（退货运费由顾客承担）。食品及酒类除错发或破损外恕不退货。不良品由本店承担费用换货或退款。店铺接单前可取消订单。",
    "Tell us within 8 days of arrival. Only unused, unopened items can be returned, at your cost. Food and alcohol cannot be returned unless wrong or damaged. Faulty items are exchanged or refunded at our cost. You may cancel until the shop accepts the order.",
    "請於收件後8天內與我們聯繫。僅限未使用、未拆封之商品可退貨（退貨運費由顧客負擔）。食品及酒類除出錯貨或破損外恕不退貨。瑕疵品由本店負擔費用換貨或退款。店家接單前可取消訂單。",
    "상품 도착 후 8일 이내에 연락해 주세요. 미사용·미개봉 상품에 한해 반품할 수 있습니다(반송료는 고객 부담). 식품과 주류는 오배송이나 파손 외에는 반품할 수 없습니다. 불량품은 저희 부담으로 교환 또는 환불해 드립니다. 매장이 주문을 접수하기 전까지 취소하실 수 있습니다.",
  ),
};
