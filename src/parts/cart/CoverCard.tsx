import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { useHydrated } from "#parts/shell/page.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { money } from "#text/formats.ts";
import styles from "./CoverCard.module.css";

const DinersField = lazyWithRetry(() => import("./DinersField.tsx"));
const WithDiners = lazyWithRetry(() => import("./WithDiners.tsx"));

interface CoverCardProps {
  readonly store: StoreDetail;
  /** The guest adds to an order of their own. */
  readonly hasOrder: boolean;
}

/**
 * At the top of the menu of a store that takes a cover charge: what it is, before anything is chosen, and the question for
 * how many, so that every total has it. Who is counted already sees nothing of it.
 */
export function CoverCard({ store, hasOrder }: CoverCardProps) {
  const { t } = useTranslation("menu");
  const isHydrated = useHydrated();
  const { is_open, is_tea_money, table, tea_money } = store;
  if (is_tea_money !== 1 || tea_money === 0 || table === null || is_open === 0) return null;
  // An older provider does not tell whether the guest is of the party: they are asked at the confirmation alone.
  const isUnsure = table.is_occupied === 1 && table.is_of_visit === undefined;
  if (isUnsure || hasOrder || table.is_of_visit === 1) return null;
  const waiting = (
    <section className={styles.card}>
      <p className={styles.waiting}>{t("diners.cover", { price: money(tea_money) })}</p>
    </section>
  );
  if (!isHydrated) return waiting;
  return (
    <LazyPart waiting={waiting}>
      <WithDiners store={store} hasOrder={hasOrder}>
        {(diners) =>
          diners.joins && diners.people === 0 ? null : (
            <section className={styles.card}>
              <DinersField diners={diners} folds />
            </section>
          )
        }
      </WithDiners>
    </LazyPart>
  );
}
