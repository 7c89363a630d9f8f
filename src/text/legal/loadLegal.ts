import type { LegalDocument, LegalQuestions, LegalTexts, LegalWords } from "./legalTexts.ts";

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
