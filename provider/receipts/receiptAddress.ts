import type { WireLanguage } from "#contract/scalars.ts";

/** Address of a receipt's page, in a language. */
export function receiptAddress(
  origin: string,
  { page_key, language }: { readonly page_key: string; readonly language: WireLanguage },
): string {
  return `${origin}/receipt/${page_key}?language=${language}`;
}
