import type { ByLanguage } from "#provider/desk/speech.ts";
import { MOST_SECTIONS, SECTION_LENGTH } from "./shippingDraft.ts";

interface ShippingWords {
  readonly shipping: string;
  readonly intro: string;
  readonly freeprice: string;
  readonly islands: string;
  readonly parcel: string;
  readonly transit: string;
  readonly ahead: string;
  readonly company: string;
  readonly sections: string;
  readonly sectionsHint: string;
  /** Heads who brings it, and when. */
  readonly delivery: string;
  readonly fees: string;
  readonly prefecture: string;
  readonly ships: string;
  readonly fee: string;
  readonly chilled: string;
  readonly frozen: string;
  readonly save: string;
  readonly saved: string;
  readonly wrong: string;
  /** Writes one fee to many prefectures. */
  readonly fill: {
    readonly title: string;
    readonly where: string;
    readonly all: string;
    readonly hint: string;
    readonly button: string;
    readonly done: string;
  };
  readonly faults: {
    readonly number: (within: { readonly least: number; readonly most: number }) => string;
    readonly company: string;
    readonly sections: string;
  };
}

const figure = (value: number) => value.toLocaleString("en-US");

/** What the desk says of how a shop ships, in the staff's language. */
export const shippingWords: ByLanguage<ShippingWords> = {
  ja: {
    shipping: "配送設定",
    intro: "新しいご注文から適用されます。受けたご注文の送料は変わりません。",
    freeprice: "送料無料になる商品代金（円。0は送料無料なし）",
    islands: "離島は送料無料の対象外にする",
    parcel: "1個口の重さの上限（g）",
    transit: "発送からお届けまでの日数",
    ahead: "お届け日として選べる日数",
    company: "配送業者",
    sections: "お届け時間帯",
    sectionsHint: "1行に1つ。新しい時間帯は、どの言語でもここに書いたとおりに表示されます。",
    fees: "都道府県別の送料（1個口あたり、円）",
    prefecture: "都道府県",
    ships: "お届けする",
    fee: "送料",
    chilled: "冷蔵の追加料金",
    frozen: "冷凍の追加料金",
    save: "保存する",
    saved: "保存しました。",
    wrong: "入力をご確認ください。保存していません。",
    delivery: "お届け",
    fill: {
      title: "まとめて入力",
      where: "地域",
      all: "全国",
      hint: "送料が空の地域にはお届けしません。保存するまで反映されません。",
      button: "表に入力する",
      done: "表に入力しました。まだ保存していません。",
    },
    faults: {
      number: ({ least, most }) => `${figure(least)}から${figure(most)}までの整数を入力してください`,
      company: "配送業者を入力してください（50文字まで）",
      sections: `1行${SECTION_LENGTH}文字・${MOST_SECTIONS}行まで、同じ時間帯は1つだけにしてください`,
    },
  },
  zh: {
    shipping: "配送设置",
    intro: "适用于新订单。已接订单的运费不变。",
    freeprice: "免运费的商品金额（日元，0 为不免运费）",
    islands: "离岛不适用免运费",
    parcel: "每件包裹的重量上限（克）",
    transit: "发货到送达的天数",
    ahead: "可选送达日期的天数",
    company: "物流公司",
    sections: "送达时段",
    sectionsHint: "每行一个。新的时段在所有语言中都按此处文字显示。",
    fees: "各都道府县运费（每件，日元）",
    prefecture: "都道府县",
    ships: "可配送",
    fee: "运费",
    chilled: "冷藏附加费",
    frozen: "冷冻附加费",
    save: "保存",
    saved: "已保存。",
    wrong: "尚未保存，请检查输入。",
    delivery: "送达",
    fill: {
      title: "批量填写",
      where: "地区",
      all: "全国",
      hint: "运费留空的地区不配送。保存后才会生效。",
      button: "填入表格",
      done: "已填入表格，尚未保存。",
    },
    faults: {
      number: ({ least, most }) => `请输入 ${figure(least)} 至 ${figure(most)} 的整数`,
      company: "请填写物流公司（最多 50 字）",
      sections: `每行最多 ${SECTION_LENGTH} 字，最多 ${MOST_SECTIONS} 行，且不可重复`,
    },
  },
  en: {
    shipping: "Shipping",
    intro: "Applies to new orders. Shipping on existing orders doesn’t change.",
    freeprice: "Item total from which shipping is free (yen; 0: never)",
    islands: "Remote islands are never free",
    parcel: "Most grams of a parcel",
    transit: "Days from dispatch to arrival",
    ahead: "Days that customers can choose from",
    company: "Carrier",
    sections: "Times of day",
    sectionsHint: "One a line. A new one is shown in every language as it is written here.",
    fees: "Fees by prefecture (a parcel, yen)",
    prefecture: "Prefecture",
    ships: "Ships there",
    fee: "Fee",
    chilled: "Added if chilled",
    frozen: "Added if frozen",
    save: "Save",
    saved: "Saved.",
    wrong: "Not saved. Please check what you entered.",
    delivery: "Delivery",
    fill: {
      title: "Fill in many at once",
      where: "Where",
      all: "All of Japan",
      hint: "No fee: not shipped there. Nothing changes until you save.",
      button: "Fill in the table",
      done: "Filled in, not saved yet.",
    },
    faults: {
      number: ({ least, most }) => `Enter a whole number from ${figure(least)} to ${figure(most)}`,
      company: "Enter the carrier (at most 50 characters)",
      sections: `At most ${MOST_SECTIONS} lines of ${SECTION_LENGTH} characters, none twice`,
    },
  },
  tw: {
    shipping: "配送設定",
    intro: "適用於新訂單。已接訂單的運費不變。",
    freeprice: "免運費的商品金額（圓，0 為不免運費）",
    islands: "離島不適用免運費",
    parcel: "每件包裹的重量上限（公克）",
    transit: "出貨到送達的天數",
    ahead: "可選送達日期的天數",
    company: "物流公司",
    sections: "送達時段",
    sectionsHint: "每行一個。新的時段在所有語言中都依此處文字顯示。",
    fees: "各都道府縣運費（每件，圓）",
    prefecture: "都道府縣",
    ships: "可配送",
    fee: "運費",
    chilled: "冷藏附加費",
    frozen: "冷凍附加費",
    save: "儲存",
    saved: "已儲存。",
    wrong: "尚未儲存，請檢查輸入內容。",
    delivery: "送達",
    fill: {
      title: "批次填寫",
      where: "地區",
      all: "全國",
      hint: "運費留空的地區不配送。儲存後才會生效。",
      button: "填入表格",
      done: "已填入表格，尚未儲存。",
    },
    faults: {
      number: ({ least, most }) => `請輸入 ${figure(least)} 至 ${figure(most)} 的整數`,
      company: "請填寫物流公司（最多 50 字）",
      sections: `每行最多 ${SECTION_LENGTH} 字，最多 ${MOST_SECTIONS} 行，且不可重複`,
    },
  },
  ko: {
    shipping: "배송 설정",
    intro: "새 주문부터 적용됩니다. 이미 받은 주문의 배송료는 바뀌지 않습니다.",
    freeprice: "무료 배송 상품 금액(엔, 0은 무료 배송 없음)",
    islands: "도서 지역은 무료 배송에서 제외",
    parcel: "상자당 최대 무게(g)",
    transit: "발송에서 도착까지 일수",
    ahead: "선택할 수 있는 배송일 수",
    company: "배송 업체",
    sections: "배송 시간대",
    sectionsHint: "한 줄에 하나씩. 새 시간대는 모든 언어에서 여기에 적은 그대로 표시됩니다.",
    fees: "도도부현별 배송료(상자당, 엔)",
    prefecture: "도도부현",
    ships: "배송함",
    fee: "배송료",
    chilled: "냉장 추가 요금",
    frozen: "냉동 추가 요금",
    save: "저장",
    saved: "저장했습니다.",
    wrong: "저장하지 않았습니다. 입력한 내용을 확인해 주세요.",
    delivery: "배송",
    fill: {
      title: "한꺼번에 입력",
      where: "지역",
      all: "전국",
      hint: "배송료를 비운 지역에는 배송하지 않습니다. 저장해야 반영됩니다.",
      button: "표에 입력",
      done: "표에 입력했습니다. 아직 저장하지 않았습니다.",
    },
    faults: {
      number: ({ least, most }) => `${figure(least)}~${figure(most)} 사이의 정수를 입력해 주세요`,
      company: "배송 업체를 입력해 주세요(50자까지)",
      sections: `한 줄에 ${SECTION_LENGTH}자, 최대 ${MOST_SECTIONS}줄이며 중복할 수 없습니다`,
    },
  },
};
