import type { WireLanguage } from "#contract/scalars.ts";
import type { offeredFaults } from "./faults.ts";
import { english } from "./words/en.ts";
import { japanese } from "./words/ja.ts";
import { korean } from "./words/ko.ts";
import { taiwanese } from "./words/tw.ts";
import { chinese } from "./words/zh.ts";

/** Everything that the stand-ins' pages say. `{platform}` is put in. */
export interface StandInWords {
  readonly label: string;
  readonly notice: string;
  readonly heading: string;
  readonly choose: string;
  readonly someoneNew: string;
  readonly cancel: string;
  readonly outcomes: string;
  readonly outcomesHint: string;
  readonly faults: Readonly<Record<(typeof offeredFaults)[number], string>>;
  /** For an address that leads nowhere of ours. */
  readonly refused: string;
  readonly refusedHint: string;
}

export const standInWords: Readonly<Record<WireLanguage, StandInWords>> = {
  ja: japanese,
  zh: chinese,
  en: english,
  tw: taiwanese,
  ko: korean,
};
