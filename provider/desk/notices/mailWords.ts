import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";

interface MailWords {
  readonly note: string;
  /** Where mail goes to real mailboxes: only what did not get there is shown. */
  readonly troubleNote: string;
  /** Where nothing sends mail and this is no demo. */
  readonly nowhere: string;
  /** Of text messages: where they go to real phones, and where nothing sends them. */
  readonly textsSent: string;
  readonly textsNowhere: string;
  readonly none: string;
  readonly noTrouble: string;
  readonly to: string;
  readonly open: string;
  readonly states: Readonly<Record<"waiting" | "sent" | "given_up", string>>;
}

const words: ByLanguage<MailWords> = {
  ja: {
    note: "メールの配信サーバーが未設定のため、お客様には届きません。ここに表示されるものが、お客様に届くはずの内容です。",
    troubleNote:
      "お客様に届いていないメールです。届かなかった方には、ご注文の画面から領収書を印刷していただけます。",
    nowhere:
      "メールの配信サーバーが未設定のため、メールは送信されません。設定すると、未送信のものは2日以内であれば送信されます。",
    textsSent: "SMSの送信状況です。認証コードなどの内容は、お客様以外には表示されません。",
    textsNowhere: "SMSの送信サービスが未設定のため、SMSは送信されません。",
    none: "メールはまだありません",
    noTrouble: "届いていないメールはありません",
    to: "宛先",
    open: "お客様に届く形で見る",
    states: { waiting: "送信待ち", sent: "送信済み", given_up: "送信できませんでした" },
  },
  zh: {
    note: "尚未设置邮件服务器，顾客收不到邮件。此处显示的就是顾客本应收到的内容。",
    troubleNote: "以下邮件尚未送达顾客。未收到的顾客可在订单页面打印收据。",
    nowhere: "尚未设置邮件服务器，邮件不会发送。设置后，两天内未发送的邮件将会发出。",
    textsSent: "这里显示短信的发送状态。验证码等内容仅顾客本人可见。",
    textsNowhere: "尚未设置短信服务，短信不会发送。",
    none: "还没有邮件",
    noTrouble: "没有未送达的邮件",
    to: "收件人",
    open: "按顾客看到的样式查看",
    states: { waiting: "等待发送", sent: "已发送", given_up: "发送失败" },
  },
  en: {
    note: "No mail server is set up, so nobody gets these: what customers would find in their mailboxes is shown here.",
    troubleNote: "Undelivered mail. Customers can still print the receipt from their order.",
    nowhere:
      "No mail server is set up, so no mail is sent. Once there is one, mail from the last two days goes out.",
    textsSent: "How each text message stands. What it says, such as a code, is for its customer alone.",
    textsNowhere: "No text message service is set up, so no text messages are sent.",
    none: "No mail yet",
    noTrouble: "All mail has been delivered",
    to: "To",
    open: "See it as the customer does",
    states: { waiting: "Waiting", sent: "Sent", given_up: "Couldn’t be sent" },
  },
  tw: {
    note: "尚未設定郵件伺服器，顧客收不到郵件。這裡顯示的就是顧客原本會收到的內容。",
    troubleNote: "以下郵件尚未送達顧客。未收到的顧客可在訂單頁面列印收據。",
    nowhere: "尚未設定郵件伺服器，郵件不會寄出。設定後，兩天內未寄出的郵件將會寄出。",
    textsSent: "這裡顯示簡訊的傳送狀態。驗證碼等內容只有顧客本人看得到。",
    textsNowhere: "尚未設定簡訊服務，簡訊不會傳送。",
    none: "目前沒有郵件",
    noTrouble: "沒有未送達的郵件",
    to: "收件人",
    open: "以顧客看到的樣式檢視",
    states: { waiting: "等待寄送", sent: "已寄出", given_up: "無法寄出" },
  },
  ko: {
    note: "메일 서버가 설정되지 않아 고객에게 전달되지 않습니다. 고객이 받게 될 내용을 여기에서 확인하실 수 있습니다.",
    troubleNote:
      "고객에게 전달되지 않은 메일입니다. 받지 못한 고객은 주문 화면에서 영수증을 인쇄하실 수 있습니다.",
    nowhere:
      "메일 서버가 설정되지 않아 메일이 발송되지 않습니다. 설정하시면 최근 2일간 발송되지 않은 메일이 발송됩니다.",
    textsSent: "문자 메시지의 발송 상태입니다. 인증번호 등의 내용은 고객 본인만 볼 수 있습니다.",
    textsNowhere: "문자 발송 서비스가 설정되지 않아 문자 메시지가 발송되지 않습니다.",
    none: "아직 메일이 없습니다",
    noTrouble: "전달되지 않은 메일이 없습니다",
    to: "받는 사람",
    open: "고객에게 보이는 모습으로 보기",
    states: { waiting: "발송 대기", sent: "발송 완료", given_up: "발송하지 못함" },
  },
};

export function mailWords(language: WireLanguage): MailWords {
  return wordsIn(words, language);
}
