import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

/** Why an order was cancelled that nobody paid in time; kept in its customer's language. */
export const unpaidInTime: Localized = {
  ja: "お支払いの期限が過ぎました。",
  zh: "超过付款时限。",
  en: "It wasn’t paid in time.",
  tw: "已超過付款期限。",
  ko: "결제 기한이 지났습니다.",
};

/** Why an order ended that the staff did not let in. */
export const notLetIn: Localized = {
  ja: "お席を確認できなかったため、ご注文をお受けできませんでした。",
  zh: "未能确认您的座位，因此没有接受这份订单。",
  en: "The staff couldn’t confirm your table, so the order wasn’t taken.",
  tw: "無法確認您的座位，因此沒有接受這筆訂單。",
  ko: "자리를 확인하지 못해 주문을 받지 못했습니다.",
};

/** Why an order ended that the store did not take. */
export const notTaken: Localized = {
  ja: "お店での受付がなかったため、ご注文は取り消されました。",
  zh: "商家没有接单，订单已取消。",
  en: "The store didn’t accept it, so the order was canceled.",
  tw: "店家沒有接單，訂單已取消。",
  ko: "매장에서 접수하지 않아 주문이 취소되었습니다.",
};

const own = [unpaidInTime, notLetIn, notTaken];

/** Why an order was cancelled: in the reader's language where the system did it, else as somebody wrote it. */
export function cancelReason(kept: string, language: WireLanguage): string {
  return own.find((words) => Object.values(words).includes(kept))?.[language] ?? kept;
}
