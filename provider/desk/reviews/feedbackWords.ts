import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";

interface FeedbackWords {
  readonly title: string;
  readonly note: string;
  readonly shown: string;
  readonly open: string;
  readonly settled: string;
  readonly none: string;
  readonly types: readonly [string, string, string, string];
  readonly picture: string;
  readonly ofStore: string;
  readonly ofOrder: string;
  readonly answer: string;
  readonly send: string;
  readonly noEmail: string;
  /** Where nothing sends mail. */
  readonly noMail: string;
  readonly settle: string;
  readonly yourAnswer: string;
  readonly otherwise: string;
  readonly done: string;
  readonly refused: string;
}

const words: ByLanguage<FeedbackWords> = {
  ja: {
    title: "お問い合わせ",
    note: "お客様から運営会社へのお問い合わせです。回答は、お客様の言語のあいさつを添えてメールで届きます。",
    shown: "表示するお問い合わせ",
    open: "未対応",
    settled: "対応済み",
    none: "お問い合わせはありません",
    types: ["ご質問", "ご意見・ご要望", "不具合・お困りごと", "お仕事のご相談"],
    picture: "写真",
    ofStore: "店舗",
    ofOrder: "注文番号",
    answer: "回答",
    send: "メールで回答する",
    noEmail: "メールアドレスの記入がありません。お電話でご連絡ください。",
    noMail: "メールの配信サーバーが未設定のため、メールでは回答できません。お電話でご連絡ください。",
    settle: "対応済みにする",
    yourAnswer: "送った回答",
    otherwise: "メールを送らずに対応済み",
    done: "対応済みにしました。",
    refused: "できませんでした。すでに対応済みか、回答が空です。",
  },
  en: {
    title: "Feedback",
    note: "What customers wrote to the operator. Answers go out by mail, with a greeting in the customer’s language.",
    shown: "Feedback to show",
    open: "Open",
    settled: "Settled",
    none: "Nothing here",
    types: ["Question", "Suggestion", "Problem", "Business inquiry"],
    picture: "Picture",
    ofStore: "Store",
    ofOrder: "Order",
    answer: "Answer",
    send: "Answer by mail",
    noEmail: "No email address was given. Please call.",
    noMail: "No mail server is set up, so nobody can be answered by mail. Please call.",
    settle: "Mark as settled",
    yourAnswer: "Your answer",
    otherwise: "Closed without a reply",
    done: "Settled.",
    refused: "Not done: it is settled already, or the answer is empty.",
  },
  zh: {
    title: "顾客反馈",
    note: "顾客发给运营方的反馈。回复将附上顾客所用语言的问候，通过邮件发送。",
    shown: "显示的反馈",
    open: "未处理",
    settled: "已处理",
    none: "暂无反馈",
    types: ["咨询", "建议", "问题", "商务合作"],
    picture: "图片",
    ofStore: "商家",
    ofOrder: "订单号",
    answer: "回复",
    send: "邮件回复",
    noEmail: "顾客未填写邮箱，请致电联系。",
    noMail: "尚未设置邮件服务器，无法通过邮件回复，请致电联系。",
    settle: "标为已处理",
    yourAnswer: "已发送的回复",
    otherwise: "未发邮件，已处理",
    done: "已处理。",
    refused: "未能完成：可能已处理，或回复为空。",
  },
  tw: {
    title: "顧客回饋",
    note: "顧客寫給營運方的回饋。回覆會附上顧客所用語言的問候，以電子郵件寄出。",
    shown: "顯示的回饋",
    open: "未處理",
    settled: "已處理",
    none: "目前沒有回饋",
    types: ["詢問", "建議", "問題", "商務合作"],
    picture: "照片",
    ofStore: "店家",
    ofOrder: "訂單編號",
    answer: "回覆",
    send: "以郵件回覆",
    noEmail: "顧客未填寫電子郵件，請致電聯絡。",
    noMail: "尚未設定郵件伺服器，無法以電子郵件回覆，請致電聯絡。",
    settle: "標為已處理",
    yourAnswer: "已寄出的回覆",
    otherwise: "未寄郵件，已處理",
    done: "已處理。",
    refused: "無法完成：可能已處理，或回覆為空。",
  },
  ko: {
    title: "고객 문의",
    note: "고객이 운영사에 보낸 문의입니다. 답변은 고객의 언어로 된 인사말과 함께 메일로 전달됩니다.",
    shown: "표시할 문의",
    open: "미처리",
    settled: "처리 완료",
    none: "문의가 없습니다",
    types: ["질문", "제안", "문제 신고", "사업 제휴"],
    picture: "사진",
    ofStore: "매장",
    ofOrder: "주문 번호",
    answer: "답변",
    send: "메일로 답변",
    noEmail: "이메일 주소가 없습니다. 전화로 연락해 주세요.",
    noMail: "메일 서버가 설정되지 않아 메일로 답변할 수 없습니다. 전화로 연락해 주세요.",
    settle: "처리 완료로 표시",
    yourAnswer: "보낸 답변",
    otherwise: "메일 없이 처리 완료",
    done: "처리되었습니다.",
    refused: "처리하지 못했습니다. 이미 처리되었거나 답변이 비어 있습니다.",
  },
};

/** The words of the desk's page of feedback. */
export function feedbackWords(language: WireLanguage): FeedbackWords {
  return wordsIn(words, language);
}
