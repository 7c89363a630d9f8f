import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { light } from "#net/calls/callReference.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useFavourite } from "#parts/stores/FavouriteButton.tsx";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { useStorePages } from "#parts/stores/list/useStoreList.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { favouriteMarksAtom } from "#state/places/favourites.ts";
import { wayAtom } from "#state/places/way.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Gets } from "#ui/feedback/Gets.tsx";
import { clockIcon, tagIcon } from "#ui/icons/discovery.ts";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./Home.module.css";
import lists from "./StoreLists.module.css";

/** The stores that one keeps; what has left says so, and can be taken out (`/favourite`). */
export default function FavouriteScreen() {
  const { t } = useTranslation();
  const hasSession = useAtomValue(sessionAtom) !== null;
  return (
    <>
      <BackBar title={t("titles.favourites")} parent="user" />
      <main className={styles.body}>{hasSession ? <Favourites /> : <NoFavourites canSignIn />}</main>
      <BottomBar tab="me" />
    </>
  );
}

function Favourites() {
  const { t } = useTranslation();
  const way = useAtomValue(wayAtom);
  const position = useAtomValue(positionAtom);
  const marks = useAtomValue(favouriteMarksAtom);
  const pages = useStorePages(
    favouriteStoresCall,
    { is_favourite: 1, way, ...(position ? { position } : {}) },
    (data) => data,
  );
  // A heart taken back by mistake can be given again; what has left is not to be had again.
  const stores = pages.stores?.filter((store) => store.is_gone === 0 || marks[store.store_id] !== 0) ?? null;
  return (
    <StoreList
      pages={{ ...pages, stores }}
      label={t("titles.favourites")}
      layout="row"
      heading="h2"
      empty={<NoFavourites />}
      renderStore={(store) => <FavouriteRow store={store} way={way} />}
    />
  );
}

/** A favourite; one that has left says so in words, and is taken out by a button that says that. */
function FavouriteRow({ store, way }: { readonly store: StoreSummary; readonly way: OffPremises }) {
  const { t } = useTranslation("home");
  const { toggle } = useFavourite(store);
  if (store.is_gone === 0) return <StoreCard store={store} layout="row" heading="h2" way={way} />;
  return (
    <StoreCard store={store} layout="row" heading="h2">
      <p className={lists.goneText}>{t("favourite.goneText")}</p>
      <div className={lists.above}>
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

/** In the place of favourites where there are none: how to have some, and for whoever has an account, where theirs are. */
function NoFavourites({ canSignIn }: { readonly canSignIn?: boolean }) {
  const { t } = useTranslation("home");
  const { t: tc } = useTranslation();
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={t("favourite.emptyTitle")}
      illustration={<NorenCurtain />}
      action={
        <>
          <Gets
            label={tc("gets")}
            gets={[
              [t("favourite.gets.time"), clockIcon],
              [t("favourite.gets.coupons"), tagIcon],
            ]}
          />
          <Button href={href("home", {})}>{t("favourite.find")}</Button>
          {canSignIn && (
            <Button kind="quiet" href={href("loginInput", { callback: here })}>
              {t("favourite.signIn")}
            </Button>
          )}
        </>
      }
    >
      {t("favourite.emptyText")}
    </EmptyState>
  );
}

/** The list of stores, as one's own: favourites are kept apart from those of whoever was signed in before. */
const favouriteStoresCall = light(() => import("#contract/calls/storeLists.ts"), "storeList");
