import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { matchRoute } from "#routes/matchRoute.ts";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/place.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { NorenCurtain } from "#ui/illustrations/NorenCurtain.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";

/** A screen whose capability is still to come: says what will be there, and leads back to what is. */
export default function PlannedScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname, search);
  const { store_id, table_id } = useAtomValue(placeAtom);
  const name = t(`titles.${match?.route.title ?? "unknown"}` as "titles.menu");
  return (
    <>
      <BackBar title={name} parent={match?.route.parent ?? null} />
      <main>
        <EmptyState
          title={t("planned.title")}
          illustration={<NorenCurtain />}
          action={
            store_id ? (
              <Button href={href("orderFood", { storeId: store_id, tableId: table_id ?? undefined })}>
                {t("planned.toMenu")}
              </Button>
            ) : undefined
          }
        >
          {t("planned.text", { name })}
        </EmptyState>
      </main>
      <BottomBar tab={match?.route.tab ?? null} />
    </>
  );
}
