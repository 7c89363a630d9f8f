import type * as z from "zod/mini";
import type { CodePurpose, WireLanguage } from "#contract/scalars.ts";
import { textsIn } from "#provider/server/texts.ts";

/** What is told to a phone that a code would not help: known where it registers, unknown where it signs in. */
export type Hint = "registered" | "unregistered" | "taken";

/**
 * The text that carries a code: the code first, for notifications that show no more; and, last, the line by which
 * browsers fill it in for this host alone ("Origin-bound one-time codes", WICG).
 */
export function codeText(message: {
  readonly code: string;
  readonly purpose: z.infer<typeof CodePurpose>;
  readonly language: WireLanguage;
  readonly host: string | null;
}): string {
  const { code, purpose, language, host } = message;
  const t = textsIn(language, "provider/sms");
  const text = t("text", { code, purpose: t(`codes.${purpose}`), secret: t("secret") });
  return host === null ? text : `${text}\n\n@${host} #${code}`;
}

export function hintText({
  hint,
  language,
}: {
  readonly hint: Hint;
  readonly language: WireLanguage;
}): string {
  return textsIn(language, "provider/sms")(`hints.${hint}`);
}
