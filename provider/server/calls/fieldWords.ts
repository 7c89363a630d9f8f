import type { WireLanguage } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

const name = (ja: string, zh: string, en: string, tw: string, ko: string): Localized => ({
  ja,
  zh,
  en,
  tw,
  ko,
});

const address = name("お届け先", "收货地址", "address", "收件地址", "배송지");
const card = name("カード", "信用卡", "card", "信用卡", "카드");
const coupon = name("クーポン", "优惠券", "coupon", "優惠券", "쿠폰");
const giftCode = name("ギフトコード", "礼品码", "gift code", "禮品碼", "선물 코드");
const items = name("ご注文の商品", "所点商品", "items", "所點商品", "주문하신 메뉴");
const message = name("メッセージの内容", "内容", "message", "內容", "내용");
const pictures = name("写真", "图片", "photos", "照片", "사진");
const place = name("場所", "位置", "location", "位置", "위치");
const receiptName = name("領収書の宛名", "收据抬头", "receipt name", "收據抬頭", "영수증 받는 분 이름");
const time = name("時間", "时间", "time", "時間", "시간");

/** What people call the fields that they fill in, by their names on the wire. */
const fieldWords: Readonly<Record<string, Localized>> = {
  activation_code: giftCode,
  address,
  address_id: address,
  amount: name("金額", "金额", "amount", "金額", "금액"),
  building: name("建物名・部屋番号", "楼栋和房间号", "building and room", "大樓與房號", "건물·호수"),
  card_id: card,
  city: name("市区町村", "市区町村", "city", "市區町村", "시구정촌"),
  code: name("認証コード", "验证码", "code", "驗證碼", "인증번호"),
  contact: name("お受け取りになる方", "取餐人", "pickup contact", "取餐人", "받으시는 분"),
  content: message,
  coupon_id: coupon,
  delivery: address,
  delivery_date: name("お届け日", "送达日期", "delivery date", "送達日期", "배송일"),
  delivery_section: name("お届けの時間帯", "送达时段", "delivery time", "送達時段", "배송 시간대"),
  email: name("メールアドレス", "邮箱", "email address", "電子郵件", "이메일"),
  feedback_type: name("お問い合わせの種類", "反馈类型", "topic", "回饋類型", "문의 종류"),
  invoice_title: receiptName,
  is_age_confirmed: name("年齢の確認", "年龄确认", "age confirmation", "年齡確認", "나이 확인"),
  keyword: name("検索ワード", "搜索词", "search words", "搜尋字詞", "검색어"),
  label: name("お届け先の名称", "地址名称", "address label", "地址名稱", "배송지 이름"),
  lines: items,
  member_coupon_id: coupon,
  name: name("お名前", "姓名", "name", "姓名", "이름"),
  new_password: name("新しいパスワード", "新密码", "new password", "新密碼", "새 비밀번호"),
  nickname: name("ニックネーム", "昵称", "nickname", "暱稱", "닉네임"),
  number: name("数量", "数量", "quantity", "數量", "수량"),
  password: name("パスワード", "密码", "password", "密碼", "비밀번호"),
  pay_type: name("お支払い方法", "支付方式", "payment method", "付款方式", "결제 방법"),
  people: name("ご利用人数", "用餐人数", "number of guests", "用餐人數", "인원"),
  phone: name("電話番号", "手机号", "phone number", "手機號碼", "휴대폰 번호"),
  pictures,
  position: place,
  postal_code: name("郵便番号", "邮政编码", "postal code", "郵遞區號", "우편번호"),
  prefecture: name("都道府県", "都道府县", "prefecture", "都道府縣", "도도부현"),
  present_password: name("現在のパスワード", "当前密码", "current password", "目前的密碼", "현재 비밀번호"),
  receive_time: time,
  remark: name("お店へのご要望", "备注", "special requests", "備註", "요청 사항"),
  star: name("星の数", "星级", "star rating", "星等", "별점"),
  street: name("町名・番地", "街道和门牌号", "street address", "街道與門牌", "동네·번지"),
  tableware: name("カトラリー・食器", "餐具", "tableware", "餐具", "수저·식기"),
  time,
  title: receiptName,
  vault_token: card,
};

const COMMA: Readonly<Record<WireLanguage, string>> = { ja: "、", zh: "、", tw: "、", en: ", ", ko: ", " };

/**
 * Fields as people call them, each once, for a sentence about what was filled in: `lines.0.number` is the quantity.
 * Fields that nobody fills in (ids, cursors, keys) have no such name and are left out; `""` where none has one.
 */
export function namedFields(fields: readonly unknown[], language: WireLanguage): string {
  const named = fields.flatMap((field) => {
    const known = String(field)
      .split(".")
      .findLast((part) => Object.hasOwn(fieldWords, part));
    return known === undefined ? [] : [fieldWords[known]?.[language] ?? ""];
  });
  return [...new Set(named)].join(COMMA[language]);
}
