import type { WireLanguage } from "#contract/scalars.ts";
import { en } from "./words/en.ts";
import { type DeskWords, ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { tw } from "./words/tw.ts";
import { zh } from "./words/zh.ts";

export type { DeskWords } from "./words/ja.ts";

const words: Readonly<Record<WireLanguage, DeskWords>> = { ja, en, zh, tw, ko };

/** The desk's words in a language. */
export function deskWords(language: WireLanguage): DeskWords {
  return words[language];
}
