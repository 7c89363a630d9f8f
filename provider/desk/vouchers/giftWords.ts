import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/frame/speech.ts";

interface GiftWords {
  readonly note: string;
  readonly which: string;
  readonly give: string;
  readonly nothing: string;
  readonly once: string;
  readonly how: string;
  readonly until: string;
  readonly print: string;
  readonly given: string;
  readonly none: string;
  readonly waits: string;
  readonly activated: string;
  readonly expired: string;
  readonly withdraw: string;
  readonly withdrawHow: string;
  readonly refused: string;
  readonly withdrawn: string;
  readonly to: string;
  readonly toAgain: string;
  readonly toNote: string;
  readonly language: string;
  readonly badTo: string;
  readonly sentTo: string;
  readonly send: string;
  readonly sendAgain: string;
  /** What to send again does. */
  readonly sendHow: string;
  /** Where nothing sends codes to phones, with which vouchers are received; where nothing sends mail. */
  readonly noTexts: string;
  readonly noMail: string;
  readonly tooMany: string;
  readonly states: Readonly<Record<"waiting" | "sent" | "given_up", string>>;
}

const words: ByLanguage<GiftWords> = {
  ja: {
    note: "お客様に贈る商品券を発行します。受け取ったお客様がコードを登録すると使えるようになります。",
    which: "商品券",
    give: "発行する",
    nothing: "このお店で扱う商品券がありません",
    once: "このコードは一度しか表示されません。印刷するか、お客様にお渡しください。",
    how: "QRコードを読み取るか、アプリの「ギフトコードの登録」でコードを入力してください。",
    until: "有効期限",
    print: "印刷する",
    given: "発行した商品券",
    none: "発行した商品券はまだありません",
    waits: "未登録",
    activated: "登録済み",
    expired: "期限切れ",
    withdraw: "取り下げる",
    withdrawHow: "印刷したコードは使えなくなります。元に戻せません。",
    refused: "発行できませんでした。",
    withdrawn: "取り下げました。",
    to: "メールアドレスまたは電話番号（任意）",
    toAgain: "メールアドレスまたは電話番号",
    toNote: "入力すると、メールまたはSMSでお客様にお送りします。空欄の場合は、印刷用のコードを表示します。",
    language: "お客様の言語",
    badTo: "メールアドレスまたは電話番号をご確認ください",
    sentTo: "お送りしました。",
    sendAgain: "送り直す",
    send: "送る",
    sendHow: "新しいコードをお送りします。これまでのコードは使えなくなります。",
    noTexts:
      "SMSの送信サービスが未設定のため、商品券を発行できません。お客様が受け取るときにSMSの認証コードが必要です。",
    noMail: "メールの配信サーバーが未設定のため、メールではお送りできません。電話番号をご入力ください。",
    tooMany: "本日はこれ以上お送りできません。印刷してお渡しください。",
    states: { waiting: "送信待ち", sent: "送信済み", given_up: "届きませんでした" },
  },
  zh: {
    note: "发放赠送给顾客的商品券。顾客登记激活码后即可使用。",
    which: "商品券",
    give: "发放",
    nothing: "本店没有可发放的商品券",
    once: "此激活码仅显示一次，请打印或交给顾客。",
    how: "请扫描二维码，或在应用的“激活礼品码”中输入。",
    until: "有效期至",
    print: "打印",
    given: "已发放的商品券",
    none: "还没有发放商品券",
    waits: "未激活",
    activated: "已激活",
    expired: "已过期",
    withdraw: "收回",
    withdrawHow: "已打印的激活码将失效，且无法恢复。",
    refused: "未能发放。",
    withdrawn: "已收回。",
    to: "邮箱或手机号（选填）",
    toAgain: "邮箱或手机号",
    toNote: "填写后将通过邮件或短信发送给顾客；留空则显示可打印的激活码。",
    language: "顾客的语言",
    badTo: "请检查邮箱或手机号",
    sentTo: "已发送。",
    sendAgain: "重新发送",
    send: "发送",
    sendHow: "将发送新的激活码，之前的激活码随即失效。",
    noTexts: "尚未设置短信服务，无法发放商品券：顾客领取时需要短信验证码。",
    noMail: "尚未设置邮件服务器，无法通过邮件发送。请填写手机号。",
    tooMany: "今天无法再发送，请打印后交给顾客。",
    states: { waiting: "等待发送", sent: "已发送", given_up: "发送失败" },
  },
  en: {
    note: "Give a customer a voucher: it can be used once they have entered its code.",
    which: "Voucher",
    give: "Make the voucher",
    nothing: "This store has no vouchers to give",
    once: "This code is shown only once. Print it, or hand it to the customer.",
    how: "Scan the QR code, or enter the code in the app under “Redeem a gift code”.",
    until: "Valid until",
    print: "Print",
    given: "Vouchers given",
    none: "No vouchers given yet",
    waits: "Not activated",
    activated: "Activated",
    expired: "Expired",
    withdraw: "Withdraw",
    withdrawHow: "The printed code stops working. This can’t be undone.",
    refused: "The voucher couldn’t be made.",
    withdrawn: "Withdrawn.",
    to: "Email address or phone number (optional)",
    toAgain: "Email address or phone number",
    toNote:
      "With one, it is sent to the customer by mail or text message; without, a code to print is shown.",
    language: "The customer’s language",
    badTo: "Please check the email address or phone number",
    sentTo: "It is on its way.",
    sendAgain: "Send again",
    send: "Send",
    sendHow: "A new code is sent, and the one before stops working.",
    noTexts:
      "No text message service is set up, so vouchers can’t be given: customers need a code by text message to receive one.",
    noMail: "No mail server is set up, so it can’t be sent by mail. Please enter a phone number.",
    tooMany: "No more can be sent today. Please print it instead.",
    states: { waiting: "Waiting to be sent", sent: "Sent", given_up: "Couldn’t be delivered" },
  },
  tw: {
    note: "發放贈送給顧客的禮券。顧客登錄啟用碼後即可使用。",
    which: "禮券",
    give: "發放",
    nothing: "本店沒有可發放的禮券",
    once: "此啟用碼只顯示一次，請列印或交給顧客。",
    how: "請掃描 QR Code，或在應用程式的「啟用禮品碼」中輸入。",
    until: "有效期限",
    print: "列印",
    given: "已發放的禮券",
    none: "尚未發放禮券",
    waits: "未啟用",
    activated: "已啟用",
    expired: "已過期",
    withdraw: "收回",
    withdrawHow: "已列印的啟用碼將失效，且無法復原。",
    refused: "無法發放。",
    withdrawn: "已收回。",
    to: "電子郵件或手機號碼（選填）",
    toAgain: "電子郵件或手機號碼",
    toNote: "填寫後將以電子郵件或簡訊寄給顧客；留空則顯示可列印的啟用碼。",
    language: "顧客的語言",
    badTo: "請確認電子郵件或手機號碼",
    sentTo: "已寄出。",
    sendAgain: "重新寄送",
    send: "寄送",
    sendHow: "將寄送新的啟用碼，之前的啟用碼隨即失效。",
    noTexts: "尚未設定簡訊服務，無法發放禮券：顧客領取時需要簡訊驗證碼。",
    noMail: "尚未設定郵件伺服器，無法以電子郵件寄送。請填寫手機號碼。",
    tooMany: "今天無法再寄送，請列印後交給顧客。",
    states: { waiting: "等待寄送", sent: "已寄出", given_up: "無法送達" },
  },
  ko: {
    note: "고객에게 선물할 상품권을 발행합니다. 고객이 코드를 등록하시면 사용할 수 있습니다.",
    which: "상품권",
    give: "발행하기",
    nothing: "이 매장에서 발행할 수 있는 상품권이 없습니다",
    once: "이 코드는 한 번만 표시됩니다. 인쇄하시거나 고객에게 전달해 주세요.",
    how: "QR 코드를 스캔하시거나 앱의 ‘선물 코드 등록’에서 코드를 입력해 주세요.",
    until: "유효 기간",
    print: "인쇄",
    given: "발행한 상품권",
    none: "아직 발행한 상품권이 없습니다",
    waits: "미등록",
    activated: "등록됨",
    expired: "기한 만료",
    withdraw: "회수",
    withdrawHow: "인쇄한 코드를 더 이상 사용할 수 없으며 되돌릴 수 없습니다.",
    refused: "발행하지 못했습니다.",
    withdrawn: "회수했습니다.",
    to: "이메일 주소 또는 전화번호(선택)",
    toAgain: "이메일 주소 또는 전화번호",
    toNote: "입력하시면 메일이나 문자로 고객에게 보내 드리고, 비워 두시면 인쇄용 코드를 표시합니다.",
    language: "고객의 언어",
    badTo: "이메일 주소 또는 전화번호를 확인해 주세요",
    sentTo: "보냈습니다.",
    sendAgain: "다시 보내기",
    send: "보내기",
    sendHow: "새 코드를 보내며, 이전 코드는 사용할 수 없게 됩니다.",
    noTexts:
      "문자 발송 서비스가 설정되지 않아 상품권을 발행할 수 없습니다. 고객이 받으실 때 문자 인증번호가 필요합니다.",
    noMail: "메일 서버가 설정되지 않아 메일로 보낼 수 없습니다. 전화번호를 입력해 주세요.",
    tooMany: "오늘은 더 보낼 수 없습니다. 인쇄해서 전달해 주세요.",
    states: { waiting: "발송 대기", sent: "발송 완료", given_up: "전달되지 않음" },
  },
};

export function giftWords(language: WireLanguage): GiftWords {
  return wordsIn(words, language);
}
