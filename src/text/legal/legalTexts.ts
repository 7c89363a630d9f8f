/**
 * A piece of a legal text: a paragraph, a list, pairs of a name and what is said of it, or what the operator discloses
 * (all 13 items, or how to reach it). A paragraph may hold links as `[words](address)`, and `{{operator}}`.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly pairs: readonly (readonly [string, string])[] }
  | { readonly show: "disclosure" | "contact" };

export interface LegalSection {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** Terms of use, privacy policy, and the like. */
export interface LegalDocument {
  readonly description: string;
  readonly version: string;
  /** The day from which it holds, as 2026-12-01. */
  readonly effective: string;
  readonly intro: readonly LegalBlock[];
  readonly sections: readonly LegalSection[];
}

export interface LegalAnswer {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly question: string;
  readonly blocks: readonly LegalBlock[];
}

interface LegalQuestions {
  readonly description: string;
  readonly items: readonly LegalAnswer[];
}

/** The words around the documents. */
export interface LegalWords {
  readonly contents: string;
  readonly version: string;
  readonly effective: string;
  readonly print: string;
  readonly related: string;
  readonly operator: string;
  readonly storeIntro: string;
  readonly storeNote: string;
  readonly toOperator: string;
  readonly storeTerms: string;
  readonly storePrivacy: string;
  readonly storeTermsNote: string;
  readonly storePrivacyNote: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly clear: string;
  readonly found: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly contact: string;
  readonly contactName: string;
  readonly contactPerson: string;
}

/** What each file under `locales/<code>/legal` holds. */
export interface LegalTexts {
  readonly rule: LegalDocument;
  readonly secret: LegalDocument;
  readonly policy: LegalDocument;
  readonly statute: LegalDocument;
  readonly question: LegalQuestions;
  readonly help: LegalQuestions;
  readonly words: LegalWords;
}

/** The documents among them. */
export type LegalDocumentName = {
  [Name in keyof LegalTexts]: LegalTexts[Name] extends LegalDocument ? Name : never;
}[keyof LegalTexts];

type Files<Text> = Readonly<Record<string, () => Promise<Text>>>;

/** A file for each text and language: a customer reads one of them, once. That each holds its type, its test says. */
const files: { readonly [Name in keyof LegalTexts]: Files<LegalTexts[Name]> } = {
  rule: import.meta.glob<LegalDocument>("../../../locales/*/legal/rule.json", { import: "default" }),
  secret: import.meta.glob<LegalDocument>("../../../locales/*/legal/secret.json", { import: "default" }),
  policy: import.meta.glob<LegalDocument>("../../../locales/*/legal/policy.json", { import: "default" }),
  statute: import.meta.glob<LegalDocument>("../../../locales/*/legal/statute.json", { import: "default" }),
  question: import.meta.glob<LegalQuestions>("../../../locales/*/legal/question.json", { import: "default" }),
  help: import.meta.glob<LegalQuestions>("../../../locales/*/legal/help.json", { import: "default" }),
  words: import.meta.glob<LegalWords>("../../../locales/*/legal/words.json", { import: "default" }),
};

/** Reads a legal text in a language; rejects when it cannot be had. */
export async function loadLegal<Name extends keyof LegalTexts>(
  locale: string,
  name: Name,
): Promise<LegalTexts[Name]> {
  const text = await files[name][`../../../locales/${locale}/legal/${name}.json`]?.();
  if (!text) throw new Error(`No legal text ${name} in ${locale}`);
  return text;
}
