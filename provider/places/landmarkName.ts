import type { WireLanguage } from "#contract/scalars.ts";
import type { Landmark } from "./gazetteer/landmarks.ts";

const ORDER = ["ja", "en", "zh", "tw", "ko"] as const;
const STATION = { ja: "駅", en: " Station", zh: "站", tw: "車站", ko: "역" } as const;

/** A landmark's name in a language; of a station with the word for one. */
export function landmarkName({ names, isStation }: Landmark, language: WireLanguage): string {
  const name = names[ORDER.indexOf(language)] ?? names[0];
  return isStation ? name + STATION[language] : name;
}
