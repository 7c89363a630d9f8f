import { href } from "#routes/href.ts";
import type { Offer } from "./offer.ts";

/** The screen that shows an offer of its kind. */
export function specialLink({ kind, special_id }: Pick<Offer, "kind" | "special_id">): string {
  switch (kind) {
    case "league":
      return href("leagueSpecial", { specialId: special_id });
    case "special":
      return href("special", { specialId: special_id });
    case "presell":
      return href("specialAdvance", {});
    case "activity":
      return href("activity", { specialId: special_id });
  }
}
