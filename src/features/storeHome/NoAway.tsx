import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";

/** A store where one can only eat, or that only ships: says so, and leads to what there is to know of it. */
export function NoAway({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("storeHome");
  const details = href("storeIndex", { storeId: store.store_id });
  return (
    <>
      <BackBar title={store.name} parent="home" backTo={href("home", {})} />
      <main>
        <EmptyState
          title={t("noAway.title")}
          illustration={<FreeTable />}
          action={<Button href={details}>{t("noAway.details")}</Button>}
        >
          {t("noAway.text")}
        </EmptyState>
      </main>
    </>
  );
}
