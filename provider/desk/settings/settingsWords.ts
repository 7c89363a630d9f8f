import type { WireLanguage } from "#contract/scalars.ts";
import { en } from "./words/en.ts";
import { ja, type SettingsWords } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { tw } from "./words/tw.ts";
import { zh } from "./words/zh.ts";

const words: Readonly<Record<WireLanguage, SettingsWords>> = { ja, en, zh, tw, ko };

/** The words of the desk's page of settings in a language. */
export function settingsWords(language: WireLanguage): SettingsWords {
  return words[language];
}
