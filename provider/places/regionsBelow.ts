import type * as z from "zod/mini";
import type { Region } from "#contract/address.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { municipalities, municipalityName } from "./municipalities.ts";
import { prefectures } from "./prefectures.ts";

/** The municipalities of a prefecture, or, without one, the prefectures; null where the region is none of them. */
export function regionsBelow(
  region_id: string | null,
  language: WireLanguage,
): z.infer<typeof Region>[] | null {
  if (region_id === null) {
    return prefectures.map(({ code, name }) => ({
      region_id: code,
      name: name[language],
      written: name.ja,
      has_regions: 1,
    }));
  }
  if (municipalities.has(region_id)) return [];
  if (!prefectures.some(({ code }) => code === region_id)) return null;
  return [...municipalities.values()]
    .filter(({ code }) => code.startsWith(region_id))
    .map((each) => ({
      region_id: each.code,
      name: municipalityName(each, language),
      written: municipalityName(each, "ja"),
      has_regions: 0,
    }));
}
