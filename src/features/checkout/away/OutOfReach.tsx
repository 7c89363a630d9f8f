import { use } from "react";
import { useTranslation } from "react-i18next";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { CollectInstead } from "./CollectInstead.tsx";
import type { Away } from "./useAway.ts";

/** Comes with the lists of stores, which nobody needs here; without it the distance is left unsaid. */
const formatter = import("#text/distance.ts").catch(() => null);

interface OutOfReachProps {
  readonly storeId: string;
  readonly away: Away;
}

/** The store does not deliver to the address: how far it is, and to collect the same dishes instead. */
export default function OutOfReach({ storeId, away }: OutOfReachProps) {
  const { t } = useTranslation("away");
  const tag = useLanguageTag();
  const distance = use(formatter)?.distance;
  const { terms } = away.destination;
  const most = terms?.max_distance ?? null;
  return (
    <Notice kind="danger" live>
      <strong>{t("out.title")}</strong>
      <p>
        {terms && most !== null && distance
          ? t("out.far", { distance: distance(terms.distance, tag), most: distance(most, tag) })
          : t("out.text")}
      </p>
      <CollectInstead storeId={storeId} away={away} />
    </Notice>
  );
}
