import type { Temperature } from "#contract/shipping.ts";
import type { ByLanguage } from "#provider/desk/speech.ts";

interface ShipWords {
  readonly ship: string;
  readonly fix: string;
  readonly hint: string;
  readonly parcel: string;
  /** Names the choice of how warm it is kept. */
  readonly kept: string;
  readonly preparing: string;
  readonly sent: string;
  readonly temperature: Readonly<Record<Temperature, string>>;
  readonly wantedOn: string;
  readonly anyDay: string;
  readonly shipTo: string;
  readonly parcels: string;
  readonly track: string;
  readonly ageConfirmed: string;
  readonly slip: string;
  readonly slipTitle: string;
  readonly from: string;
  readonly goods: string;
  readonly pieces: string;
  readonly print: string;
  readonly noPrices: string;
  readonly faults: Readonly<Record<"company" | "number", string>>;
}

/** What the desk says of parcels, in the staff's language. */
export const shipWords: ByLanguage<ShipWords> = {
  ja: {
    ship: "発送する",
    fix: "荷物の情報を直す",
    hint: "荷物ごとに配送業者と送り状番号を入力してください。空の行は登録されません。お客様に表示されます。",
    parcel: "荷物",
    kept: "温度帯",
    preparing: "発送準備中",
    sent: "発送済み",
    temperature: { ambient: "常温", chilled: "冷蔵", frozen: "冷凍" },
    wantedOn: "お届け希望",
    anyDay: "指定なし",
    shipTo: "お届け先",
    parcels: "荷物",
    track: "追跡",
    ageConfirmed: "年齢確認が必要な商品です（お客様は確認済み）",
    slip: "納品書を印刷",
    slipTitle: "納品書",
    from: "ご依頼主",
    goods: "商品",
    pieces: "数量",
    print: "印刷",
    noPrices: "この納品書に金額は記載していません。",
    faults: {
      company: "配送業者を入力してください（50文字まで）",
      number: "送り状番号は半角の英数字とハイフンで入力してください（40文字まで）",
    },
  },
  zh: {
    ship: "发货",
    fix: "修改包裹信息",
    hint: "请按包裹填写物流公司和单号，空行不会保存。顾客可以看到。",
    parcel: "包裹",
    kept: "温度",
    preparing: "备货中",
    sent: "已发货",
    temperature: { ambient: "常温", chilled: "冷藏", frozen: "冷冻" },
    wantedOn: "希望送达",
    anyDay: "不指定",
    shipTo: "收货地址",
    parcels: "包裹",
    track: "查询",
    ageConfirmed: "需确认年龄的商品（顾客已确认）",
    slip: "打印送货单",
    slipTitle: "送货单",
    from: "发货人",
    goods: "商品",
    pieces: "数量",
    print: "打印",
    noPrices: "本送货单不含金额。",
    faults: {
      company: "请填写物流公司（最多 50 字）",
      number: "单号仅限半角字母、数字和连字符（最多 40 个字符）",
    },
  },
  en: {
    ship: "Ship",
    fix: "Correct the parcels",
    hint: "Give the carrier and the tracking number of each parcel; empty rows are left out. The customer sees this.",
    parcel: "Parcel",
    kept: "Kept",
    preparing: "Packing",
    sent: "Shipped",
    temperature: { ambient: "Ambient", chilled: "Chilled", frozen: "Frozen" },
    wantedOn: "Wanted on",
    anyDay: "Any day",
    shipTo: "Ship to",
    parcels: "Parcels",
    track: "Track",
    ageConfirmed: "Age-restricted items (confirmed by the customer)",
    slip: "Print packing slip",
    slipTitle: "Packing slip",
    from: "From",
    goods: "Items",
    pieces: "Pieces",
    print: "Print",
    noPrices: "This slip shows no prices.",
    faults: {
      company: "Enter the carrier (at most 50 characters)",
      number: "Enter the tracking number in letters, digits and hyphens (at most 40 characters)",
    },
  },
  tw: {
    ship: "出貨",
    fix: "修改包裹資訊",
    hint: "請依包裹填寫物流公司與單號，空白列不會儲存。顧客看得到。",
    parcel: "包裹",
    kept: "溫層",
    preparing: "備貨中",
    sent: "已出貨",
    temperature: { ambient: "常溫", chilled: "冷藏", frozen: "冷凍" },
    wantedOn: "希望送達",
    anyDay: "不指定",
    shipTo: "收件地址",
    parcels: "包裹",
    track: "查詢",
    ageConfirmed: "需確認年齡之商品（顧客已確認）",
    slip: "列印出貨單",
    slipTitle: "出貨單",
    from: "寄件人",
    goods: "商品",
    pieces: "數量",
    print: "列印",
    noPrices: "本出貨單不含金額。",
    faults: {
      company: "請填寫物流公司（最多 50 字）",
      number: "單號僅限半形英數字與連字號（最多 40 個字元）",
    },
  },
  ko: {
    ship: "발송하기",
    fix: "택배 정보 수정",
    hint: "상자마다 배송 업체와 운송장 번호를 입력해 주세요. 빈 줄은 저장되지 않습니다. 고객에게 표시됩니다.",
    parcel: "상자",
    kept: "보관 온도",
    preparing: "발송 준비 중",
    sent: "발송됨",
    temperature: { ambient: "상온", chilled: "냉장", frozen: "냉동" },
    wantedOn: "희망 배송일",
    anyDay: "지정 없음",
    shipTo: "받는 곳",
    parcels: "택배",
    track: "조회",
    ageConfirmed: "연령 확인이 필요한 상품(고객 확인 완료)",
    slip: "납품서 인쇄",
    slipTitle: "납품서",
    from: "보내는 사람",
    goods: "상품",
    pieces: "수량",
    print: "인쇄",
    noPrices: "이 납품서에는 금액이 없습니다.",
    faults: {
      company: "배송 업체를 입력해 주세요(50자까지)",
      number: "운송장 번호는 영문, 숫자, 하이픈으로 입력해 주세요(40자까지)",
    },
  },
};
