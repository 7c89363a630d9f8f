import {
  AuthorizationError,
  QuotaExceededError,
  type SourceLanguageCode,
  type TargetLanguageCode,
  TooManyRequestsError,
  Translator,
} from "deepl-node";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import type { DeepLSettings } from "#provider/operations/settingsGroups.ts";
import type { Translation, TranslatorGateway } from "./translator.ts";

/** Milliseconds until a silent service counts as out of reach: somebody waits for it. */
const PATIENCE = 12_000;

/** Both scripts are one language to translate from. */
const FROM = { ja: "ja", zh: "zh", tw: "zh", en: "en", ko: "ko" } as const satisfies Readonly<
  Record<MenuLanguage, SourceLanguageCode>
>;
const TO = {
  ja: "ja",
  zh: "zh-HANS",
  tw: "zh-HANT",
  en: "en-US",
  ko: "ko",
} as const satisfies Readonly<Record<MenuLanguage, TargetLanguageCode>>;

/** What short names are of; it is neither translated nor paid for. */
const CONTEXT = "From the menu of a restaurant in Japan: names of dishes, drinks, options and categories.";

/** DeepL's API, version 2. Its free keys end in ":fx" and have an address of their own, which its library knows. */
export function deeplTranslator({ key, url }: DeepLSettings): TranslatorGateway {
  const deepl = new Translator(key, {
    maxRetries: 0,
    minTimeout: PATIENCE,
    sendPlatformInfo: false,
    ...(url !== null && { serverUrl: url }),
  });
  return {
    name: "DeepL",
    async translate({ from, texts, to }) {
      try {
        const said = await deepl.translateText([...texts], FROM[from], TO[to], { context: CONTEXT });
        if (said.length !== texts.length) return { trouble: "unreachable" };
        return { trouble: null, texts: said.map(({ text }) => text) };
      } catch (error) {
        return { trouble: troubleOf(error) };
      }
    },
  };
}

function troubleOf(error: unknown): NonNullable<Translation["trouble"]> {
  if (error instanceof AuthorizationError) return "wrong_key";
  if (error instanceof QuotaExceededError) return "quota";
  return error instanceof TooManyRequestsError ? "too_many" : "unreachable";
}
