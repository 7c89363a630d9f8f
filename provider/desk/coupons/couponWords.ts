import type { WireLanguage } from "#contract/scalars.ts";
import { type ByLanguage, wordsIn } from "#provider/desk/speech.ts";
import { en } from "./words/en.ts";
import { type CouponWords, ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { tw } from "./words/tw.ts";
import { zh } from "./words/zh.ts";

export type { CouponFault, CouponWords } from "./words/ja.ts";

const words: ByLanguage<CouponWords> = { ja, en, zh, tw, ko };

/** The words of the desk's page of coupons. */
export function couponWords(language: WireLanguage): CouponWords {
  return wordsIn(words, language);
}
