import { useAtom } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { WhereLine } from "#parts/place/WhereLine.tsx";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { SortChips } from "#parts/storeList/SortChips.tsx";
import { storeChoiceAtom } from "#parts/storeList/storeChoice.ts";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { HeroSkeleton } from "./HeroSkeleton.tsx";
import { OfferGone } from "./OfferGone.tsx";
import { OfferHero } from "./OfferHero.tsx";
import styles from "./Specials.module.css";
import { useOfferStores } from "./useOfferStores.ts";

/** An offer of several stores together: what it is, until when, and who takes part. */
export function League({ specialId }: { readonly specialId: string }) {
  const { t } = useTranslation("specials");
  const id = useId();
  const [choice, choose] = useAtom(storeChoiceAtom(`league ${specialId}`));
  const list = useOfferStores(specialId, choice.sort);
  const { special, gone, failure } = list;
  usePageSubject(special?.title);
  if (gone) return <OfferGone hasEnded={gone === "ended"} />;
  if (!special && failure) {
    return <CallTrouble failure={failure} onRetry={list.reload} isRetrying={list.isValidating} />;
  }
  return (
    <PullToRefresh onRefresh={list.reload} busyLabel={t("loading")}>
      {special ? <OfferHero special={special} now={list.now} /> : <HeroSkeleton />}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.sectionTitle}>
          {t("league.stores")}
        </h2>
        <div className={styles.where}>
          <WhereLine />
        </div>
        <div className={styles.chips}>
          <SortChips sort={choice.sort} onChange={(sort) => choose({ ...choice, sort })} />
        </div>
        <StoreList pages={list} label={t("league.stores")} />
      </section>
    </PullToRefresh>
  );
}
