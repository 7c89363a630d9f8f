import type { WireLanguage } from "#contract/scalars.ts";
import { en } from "./words/en.ts";
import { ja, type ReceiptWords } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { tw } from "./words/tw.ts";
import { zh } from "./words/zh.ts";

export type { ReceiptWords } from "./words/ja.ts";

const words: Readonly<Record<WireLanguage, ReceiptWords>> = { ja, en, zh, tw, ko };

export function receiptWords(language: WireLanguage): ReceiptWords {
  return words[language];
}
