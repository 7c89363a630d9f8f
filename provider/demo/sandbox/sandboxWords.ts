import type { CardBrand, CardFault } from "#contract/payment.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SandboxMethod } from "./sandboxGateway.ts";
import { english } from "./words/en.ts";
import { japanese } from "./words/ja.ts";
import { korean } from "./words/ko.ts";
import { taiwanese } from "./words/tw.ts";
import { chinese } from "./words/zh.ts";

/** Everything that the sandbox's pages say. `{amount}` is put in. */
export interface SandboxWords {
  readonly label: string;
  readonly notice: string;
  readonly heading: string;
  readonly amount: string;
  readonly payWith: string;
  readonly approve: string;
  readonly outcomes: string;
  readonly outcomesHint: string;
  readonly decline: string;
  readonly timeOut: string;
  readonly abandon: string;
  readonly cardNumber: string;
  readonly cardHint: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly securityCode: string;
  readonly securityCodeHint: string;
  readonly decided: string;
  readonly decidedHint: string;
  readonly unknown: string;
  readonly unknownHint: string;
  readonly back: string;
  /** The page of a card's bank. */
  readonly challenge: {
    readonly heading: string;
    readonly pays: string;
    readonly keeps: string;
    readonly card: string;
    readonly accept: string;
    readonly decline: string;
    readonly close: string;
  };
  readonly brands: Readonly<Record<CardBrand, string>>;
  /** The page has no field for a name. */
  readonly faults: Readonly<Record<Exclude<CardFault, "name">, string>>;
  readonly methods: Readonly<Record<SandboxMethod, string>>;
}

export const sandboxWords: Readonly<Record<WireLanguage, SandboxWords>> = {
  ja: japanese,
  zh: chinese,
  en: english,
  tw: taiwanese,
  ko: korean,
};
