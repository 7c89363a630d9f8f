import type { ServiceTrouble } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { deeplTranslator } from "./deepl.ts";

/** What a service made of some texts, in their order; or why it made nothing of any. */
export type Translation =
  | { readonly trouble: null; readonly texts: readonly string[] }
  | { readonly trouble: Exclude<ServiceTrouble, "no_service"> };

/** A service that proposes translations. What it says is shown to the owner and kept by nobody else. */
export interface TranslatorGateway {
  /** As owners know it. */
  readonly name: string;
  /** Never throws. At most `TEXTS_A_PAGE` texts at once. */
  translate(asked: {
    readonly texts: readonly string[];
    readonly from: MenuLanguage;
    readonly to: MenuLanguage;
  }): Promise<Translation>;
}

/** DeepL where the operator has a key; null: nobody can be asked. */
export function chooseTranslator({ deepl }: Pick<Settings, "deepl">): TranslatorGateway | null {
  return deepl === null ? null : deeplTranslator(deepl);
}
