import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AllOffers } from "./AllOffers.tsx";
import { OneOffer } from "./OneOffer.tsx";
import styles from "./Specials.module.css";

/** An offer with its goods, or all offers that run now (`/special`). */
export default function SpecialScreen({ query }: { readonly query: QueryOf<typeof routes.special> }) {
  const { t } = useTranslation("specials");
  const { specialId, of } = query;
  return (
    <>
      <BackBar title={t("special.title")} parent={specialId ? "special" : "home"} />
      <main className={styles.page}>
        {specialId ? <OneOffer key={specialId} specialId={specialId} of={of} /> : <AllOffers />}
      </main>
    </>
  );
}
