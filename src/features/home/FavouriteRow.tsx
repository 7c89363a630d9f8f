import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { useFavourite } from "#parts/storeCard/useFavourite.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Home.module.css";

/** A favourite; one that has left says so in words, and is taken out by a button that says that. */
export function FavouriteRow({ store }: { readonly store: StoreSummary }) {
  const { t } = useTranslation("home");
  const { toggle } = useFavourite(store);
  if (store.is_gone === 0) return <StoreCard store={store} layout="row" heading="h2" />;
  return (
    <StoreCard store={store} layout="row" heading="h2">
      <p className={styles.goneText}>{t("favourite.goneText")}</p>
      <div className={styles.above}>
        <Button
          kind="outline"
          size="small"
          aria-label={`${t("favourite.remove")}: ${store.name}`}
          onClick={() => void toggle()}
        >
          {t("favourite.remove")}
        </Button>
      </div>
    </StoreCard>
  );
}
