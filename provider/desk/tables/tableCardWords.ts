import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";

interface TableCardWords {
  readonly title: string;
  readonly note: string;
  readonly choose: string;
  /** Heading of the choice, the choice, and what it means. */
  readonly forLine: string;
  readonly openLine: string;
  readonly lineNote: string;
  readonly show: string;
  readonly print: string;
  readonly none: string;
}

const words: ByLanguage<TableCardWords> = {
  ja: {
    title: "卓上カード",
    note: "A4用紙1枚に8枚ずつ印刷します。倍率は100%のまま、線に沿って切り取ってください。",
    choose: "印刷するテーブル（選ばなければすべて）",
    forLine: "QRコードの開き先",
    openLine: "LINEで開くQRコードにする",
    lineNote:
      "LINEのない端末では、ブラウザで開きます。WeChatからもご注文いただくお店では、通常のQRコードをお使いください。LIFF IDを変更すると、このカードは使えなくなります。",
    show: "表示する",
    print: "印刷する",
    none: "テーブルがありません。",
  },
  en: {
    title: "Table cards",
    note: "Eight cards on a sheet of A4. Print at 100 %, and cut along the lines.",
    choose: "Tables to print (all, if none is chosen)",
    forLine: "Where the codes lead",
    openLine: "Codes that open LINE",
    lineNote:
      "Phones without LINE open the browser. Where guests order from WeChat too, keep the plain codes. Once the LIFF id changes, these cards stop working.",
    show: "Show",
    print: "Print",
    none: "There are no tables.",
  },
  zh: {
    title: "桌牌",
    note: "每张 A4 纸打印 8 张。请按 100% 比例打印，并沿线裁剪。",
    choose: "要打印的餐桌（不选则为全部）",
    forLine: "二维码打开方式",
    openLine: "使用在 LINE 中打开的二维码",
    lineNote:
      "未安装 LINE 的手机会用浏览器打开。若也有顾客用微信点餐，请使用普通二维码。更换 LIFF ID 后，这些桌牌将失效。",
    show: "显示",
    print: "打印",
    none: "没有餐桌。",
  },
  tw: {
    title: "桌上立牌",
    note: "每張 A4 紙可列印 8 張。請以 100% 比例列印，再沿線裁切。",
    choose: "要列印的桌位（未選則為全部）",
    forLine: "QR Code 開啟方式",
    openLine: "使用在 LINE 中開啟的 QR Code",
    lineNote:
      "未安裝 LINE 的手機會以瀏覽器開啟。若也有顧客用微信點餐，請使用一般 QR Code。更換 LIFF ID 後，這些立牌就無法使用。",
    show: "顯示",
    print: "列印",
    none: "沒有桌位。",
  },
  ko: {
    title: "테이블 카드",
    note: "A4 용지 한 장에 8장씩 인쇄됩니다. 배율 100%로 인쇄한 뒤 선을 따라 잘라 주세요.",
    choose: "인쇄할 테이블 (선택하지 않으면 전체)",
    forLine: "QR 코드 열기 방식",
    openLine: "LINE에서 열리는 QR 코드로 인쇄",
    lineNote:
      "LINE이 없는 휴대폰에서는 브라우저로 열립니다. 위챗으로 주문하는 손님도 있다면 일반 QR 코드를 사용해 주세요. LIFF ID를 변경하면 이 카드는 사용할 수 없습니다.",
    show: "표시",
    print: "인쇄",
    none: "테이블이 없습니다.",
  },
};

/** The words of the desk's page of table cards. */
export function tableCardWords(language: WireLanguage): TableCardWords {
  return wordsIn(words, language);
}

/** What a guest reads on the card, each in their own language, whatever the staff speak. */
export const scanLines = [
  { lang: "ja", text: "読み取ってご注文" },
  { lang: "en", text: "Scan to order" },
  { lang: "zh-Hans", text: "扫码点餐" },
  { lang: "zh-Hant", text: "掃碼點餐" },
  { lang: "ko", text: "QR 코드로 주문하세요" },
] as const;
