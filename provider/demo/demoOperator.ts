import type { Localized } from "#provider/db/tables/columns.ts";
import type { OperatorSettings } from "#provider/operations/settingsGroups.ts";

const same = (text: string): Localized => ({ ja: text, zh: text, en: text, tw: text, ko: text });

/** The demo's made-up operator; its addresses are of those that are nobody's (RFC 2606). */
export const demoOperator: { readonly [Fact in keyof OperatorSettings]: Localized } = {
  name: {
    ja: "のれんペイメント株式会社〔デモ用の架空の会社〕",
    zh: "Noren Payment 株式会社〔演示用虚构公司〕",
    en: "Noren Payment Inc. [made up for this demo]",
    tw: "Noren Payment 株式會社〔展示用虛構公司〕",
    ko: "노렌페이먼트 주식회사[데모용 가상 회사]",
  },
  representative: {
    ja: "代表取締役　暖簾 花子",
    zh: "代表董事 暖帘 花子",
    en: "Hanako Noren, Representative Director",
    tw: "代表董事 暖簾 花子",
    ko: "대표이사 노렌 하나코",
  },
  address: {
    ja: "〒100-0000 東京都千代田区丸の内0丁目0番0号",
    zh: "〒100-0000 东京都千代田区丸之内0丁目0番0号",
    en: "0-0-0 Marunouchi, Chiyoda-ku, Tokyo 100-0000, Japan",
    tw: "〒100-0000 東京都千代田區丸之內0丁目0番0號",
    ko: "〒100-0000 도쿄도 지요다구 마루노우치 0초메 0반 0고",
  },
  phone: same("03-0000-0000"),
  email: same("support@noren.example"),
  website: same("https://noren.example/"),
  qualification: same(""),
};
