import type { WireLanguage } from "#contract/scalars.ts";

/**
 * What stands at the end of a template's name at LINE, for the languages of ours that its templates come in ("Sending
 * service messages": Japanese, English, traditional Chinese, Thai, Indonesian, Korean). Simplified Chinese is none.
 */
export const templateTags: ReadonlyMap<WireLanguage, string> = new Map([
  ["ja", "ja"],
  ["en", "en"],
  ["tw", "zh-TW"],
  ["ko", "ko"],
]);
