import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/frame/speech.ts";
import type { Decision, Reversal } from "#provider/refill/tickets/decideTicket.ts";

/** What the page says of the button just pressed. */
export type UseSaid = Decision | Reversal | "wrong" | "too_many";

interface UseWords {
  readonly ask: string;
  readonly digits: string;
  readonly find: string;
  readonly scan: string;
  readonly stop: string;
  readonly kinds: Readonly<Record<"coupon" | "card" | "voucher" | "top_up", string>>;
  readonly spends: string;
  readonly takes: string;
  readonly bonus: string;
  readonly balance: string;
  readonly after: string;
  /** After a top-up. */
  readonly afterCash: string;
  readonly confirm: string;
  readonly takeCash: string;
  readonly refuse: string;
  readonly today: string;
  readonly none: string;
  readonly reverse: string;
  /** What to take back does. */
  readonly reverseHow: string;
  readonly reverseCash: string;
  readonly reversed: string;
  readonly wasRefused: string;
  readonly said: Readonly<Record<UseSaid, string>>;
}

const words: ByLanguage<UseWords> = {
  ja: {
    ask: "お客様の画面に表示された6桁の番号を入力するか、QRコードを読み取ってください。",
    digits: "6桁の番号",
    find: "内容を見る",
    scan: "QRコードを読み取る",
    stop: "読み取りをやめる",
    kinds: { coupon: "クーポン", card: "チャージカード", voucher: "商品券", top_up: "現金チャージ" },
    spends: "お支払い額",
    takes: "受け取る現金",
    bonus: "ボーナス",
    balance: "現在の残高",
    after: "利用後の残高",
    afterCash: "チャージ後の残高",
    confirm: "利用を確定",
    takeCash: "現金を受け取りました",
    refuse: "利用しない",
    today: "本日の利用",
    none: "本日の利用はまだありません",
    reverse: "取り消す",
    reverseHow: "お客様の残高またはクーポンが元に戻ります。",
    reverseCash: "受け取った現金をお客様にお返しください。チャージした金額は残高から引かれます。",
    reversed: "取消済み",
    wasRefused: "利用なし",
    said: {
      confirmed: "確定しました。",
      refused: "利用しませんでした。",
      short: "残高が足りません。何も引き落とされていません。",
      unusable: "すでに使用済みか、期限が切れています。",
      decided: "この番号は処理済みです。",
      withdrawn: "お客様が表示を終了しました。何も使われていません。",
      expired: "有効時間が過ぎました。お客様に新しい番号を表示していただいてください。",
      unknown: "見つかりませんでした。",
      reversed: "取り消しました。",
      too_late: "取り消しできるのは当日のみです。",
      spent: "チャージ分がすでに使われているため、取り消せません。",
      wrong: "番号が違うか、有効時間が過ぎています。お客様の画面をもう一度ご確認ください。",
      too_many: "間違いが続きました。30秒ほどおいて入力するか、QRコードを読み取ってください。",
    },
  },
  zh: {
    ask: "请输入顾客屏幕上显示的 6 位号码，或扫描二维码。",
    digits: "6 位号码",
    find: "查看内容",
    scan: "扫描二维码",
    stop: "停止扫描",
    kinds: { coupon: "优惠券", card: "储值卡", voucher: "商品券", top_up: "现金充值" },
    spends: "支付金额",
    takes: "收取现金",
    bonus: "赠送",
    balance: "当前余额",
    after: "使用后余额",
    afterCash: "充值后余额",
    confirm: "确认使用",
    takeCash: "已收到现金",
    refuse: "不使用",
    today: "今天的使用记录",
    none: "今天还没有使用记录",
    reverse: "撤销",
    reverseHow: "余额或优惠券将退还给顾客。",
    reverseCash: "请将收取的现金退还给顾客，充值金额将从余额中扣除。",
    reversed: "已撤销",
    wasRefused: "未使用",
    said: {
      confirmed: "已确认。",
      refused: "未使用。",
      short: "余额不足，未扣除任何金额。",
      unusable: "已被使用或已过期。",
      decided: "该号码已处理。",
      withdrawn: "顾客已停止出示，未使用任何金额或优惠。",
      expired: "已超过有效时间，请顾客显示新的号码。",
      unknown: "没有找到。",
      reversed: "已撤销。",
      too_late: "只能在当天撤销。",
      spent: "充值金额已被使用，无法撤销。",
      wrong: "号码不正确或已失效，请再次确认顾客的屏幕。",
      too_many: "错误次数过多，请约 30 秒后再输入，或扫描二维码。",
    },
  },
  en: {
    ask: "Type the six digits on the customer’s screen, or scan the QR code.",
    digits: "Six digits",
    find: "Look it up",
    scan: "Scan the QR code",
    stop: "Stop scanning",
    kinds: { coupon: "Coupon", card: "Prepaid card", voucher: "Voucher", top_up: "Cash top-up" },
    spends: "To pay",
    takes: "Cash to take",
    bonus: "Bonus",
    balance: "Balance now",
    after: "Balance afterwards",
    afterCash: "Balance afterwards",
    confirm: "Confirm",
    takeCash: "Cash received",
    refuse: "Don’t use",
    today: "Today",
    none: "Nothing used today",
    reverse: "Undo",
    reverseHow: "The balance or coupon goes back to the customer.",
    reverseCash: "Hand the cash back to the customer: what was topped up leaves the card.",
    reversed: "Undone",
    wasRefused: "Not used",
    said: {
      confirmed: "Confirmed.",
      refused: "Not used.",
      short: "Not enough balance. Nothing was charged.",
      unusable: "It has been used already, or has expired.",
      decided: "This code has already been processed.",
      withdrawn: "The customer has stopped showing it. Nothing was used.",
      expired: "It has expired. Please ask the customer for a new code.",
      unknown: "Not found.",
      reversed: "Undone.",
      too_late: "It can only be undone on the same day.",
      spent: "The top-up has been spent already, so it can’t be undone.",
      wrong: "That code is incorrect or has expired. Please check the customer’s screen again.",
      too_many: "Too many wrong codes. Wait about 30 seconds before you type again, or scan the QR code.",
    },
  },
  tw: {
    ask: "請輸入顧客畫面上的 6 位數號碼，或掃描 QR Code。",
    digits: "6 位數號碼",
    find: "查看內容",
    scan: "掃描 QR Code",
    stop: "停止掃描",
    kinds: { coupon: "優惠券", card: "儲值卡", voucher: "禮券", top_up: "現金儲值" },
    spends: "付款金額",
    takes: "收取現金",
    bonus: "加贈",
    balance: "目前餘額",
    after: "使用後餘額",
    afterCash: "儲值後餘額",
    confirm: "確認使用",
    takeCash: "已收到現金",
    refuse: "不使用",
    today: "今天的使用紀錄",
    none: "今天還沒有使用紀錄",
    reverse: "取消",
    reverseHow: "餘額或優惠券將退還給顧客。",
    reverseCash: "請將收取的現金退還給顧客，儲值金額將從餘額扣除。",
    reversed: "已取消",
    wasRefused: "未使用",
    said: {
      confirmed: "已確認。",
      refused: "未使用。",
      short: "餘額不足，沒有扣除任何金額。",
      unusable: "已被使用或已過期。",
      decided: "此號碼已處理。",
      withdrawn: "顧客已停止出示，沒有使用任何金額或優惠。",
      expired: "已超過有效時間，請顧客顯示新的號碼。",
      unknown: "找不到。",
      reversed: "已取消。",
      too_late: "只能在當天取消。",
      spent: "儲值金額已被使用，無法取消。",
      wrong: "號碼不正確或已失效，請再次確認顧客的畫面。",
      too_many: "錯誤次數過多，請約 30 秒後再輸入，或掃描 QR Code。",
    },
  },
  ko: {
    ask: "고객 화면에 표시된 6자리 번호를 입력하시거나 QR 코드를 스캔해 주세요.",
    digits: "6자리 번호",
    find: "내용 보기",
    scan: "QR 코드 스캔",
    stop: "스캔 중지",
    kinds: { coupon: "쿠폰", card: "충전 카드", voucher: "상품권", top_up: "현금 충전" },
    spends: "결제 금액",
    takes: "받을 현금",
    bonus: "보너스",
    balance: "현재 잔액",
    after: "사용 후 잔액",
    afterCash: "충전 후 잔액",
    confirm: "사용 확정",
    takeCash: "현금을 받았습니다",
    refuse: "사용 안 함",
    today: "오늘 사용 내역",
    none: "오늘은 아직 사용 내역이 없습니다",
    reverse: "취소",
    reverseHow: "잔액 또는 쿠폰이 고객에게 되돌아갑니다.",
    reverseCash: "받은 현금을 고객에게 돌려주세요. 충전한 금액은 잔액에서 차감됩니다.",
    reversed: "취소됨",
    wasRefused: "사용 안 함",
    said: {
      confirmed: "확정했습니다.",
      refused: "사용하지 않았습니다.",
      short: "잔액이 부족합니다. 차감된 금액은 없습니다.",
      unusable: "이미 사용되었거나 기한이 지났습니다.",
      decided: "이미 처리된 번호입니다.",
      withdrawn: "고객이 화면 표시를 종료했습니다. 아무것도 사용되지 않았습니다.",
      expired: "유효 시간이 지났습니다. 고객에게 새 번호를 요청해 주세요.",
      unknown: "찾을 수 없습니다.",
      reversed: "취소했습니다.",
      too_late: "당일에만 취소할 수 있습니다.",
      spent: "충전 금액이 이미 사용되어 취소할 수 없습니다.",
      wrong: "번호가 틀렸거나 유효 시간이 지났습니다. 고객 화면을 다시 확인해 주세요.",
      too_many: "오류가 반복되었습니다. 약 30초 후에 다시 입력하거나 QR 코드를 스캔해 주세요.",
    },
  },
};

export function usesWords(language: WireLanguage): UseWords {
  return wordsIn(words, language);
}
