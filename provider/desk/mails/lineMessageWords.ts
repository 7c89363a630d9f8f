import type { WireLanguage } from "#contract/scalars.ts";

interface LineMessageWords {
  readonly title: string;
  readonly note: string;
  /** Where LINE shows them to customers: only what did not get there is shown. */
  readonly troubleNote: string;
  readonly none: string;
  readonly noTrouble: string;
  readonly order: string;
}

const words: Readonly<Record<WireLanguage, LineMessageWords>> = {
  ja: {
    title: "LINEのお知らせ",
    note: "LINE公式アカウントが未設定のため、お客様には届きません。お知らせに同意されたお客様に届くはずの内容を、ここに表示します。",
    troubleNote: "LINEで届けられなかったお知らせです。お客様は、ご注文の画面で状況をご覧いただけます。",
    none: "LINEのお知らせはまだありません",
    noTrouble: "届けられなかったお知らせはありません",
    order: "注文",
  },
  zh: {
    title: "LINE 通知",
    note: "尚未设置 LINE 官方账号，顾客收不到通知。此处显示的就是同意接收的顾客本应收到的内容。",
    troubleNote: "以下通知未能通过 LINE 送达。顾客可在订单页面查看进展。",
    none: "还没有 LINE 通知",
    noTrouble: "没有未送达的通知",
    order: "订单",
  },
  en: {
    title: "LINE notifications",
    note: "No LINE official account is set up, so nobody gets these: what customers who agreed would find in LINE is shown here.",
    troubleNote: "Undelivered LINE notifications. Customers can still check their order’s page.",
    none: "No LINE notifications yet",
    noTrouble: "All LINE notifications were delivered",
    order: "Order",
  },
  tw: {
    title: "LINE 通知",
    note: "尚未設定 LINE 官方帳號，顧客收不到通知。這裡顯示的就是同意接收的顧客原本會收到的內容。",
    troubleNote: "以下通知無法透過 LINE 送達。顧客可在訂單頁面查看進度。",
    none: "目前沒有 LINE 通知",
    noTrouble: "沒有未送達的通知",
    order: "訂單",
  },
  ko: {
    title: "LINE 알림",
    note: "LINE 공식 계정이 설정되지 않아 고객에게 전달되지 않습니다. 알림에 동의하신 고객이 받게 될 내용을 여기에서 확인하실 수 있습니다.",
    troubleNote: "LINE으로 전달되지 않은 알림입니다. 고객은 주문 화면에서 상황을 확인하실 수 있습니다.",
    none: "아직 LINE 알림이 없습니다",
    noTrouble: "전달되지 않은 알림이 없습니다",
    order: "주문",
  },
};

export function lineMessageWords(language: WireLanguage): LineMessageWords {
  return words[language];
}
