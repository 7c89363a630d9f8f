import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { useStorePages } from "#parts/storeList/useStorePages.ts";
import { favouriteMarksAtom } from "#state/places/favourites.ts";
import { sessionAtom } from "#state/account/session.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { FavouriteRow } from "./FavouriteRow.tsx";
import { favouriteStoresCall } from "./favouriteStoresCall.ts";
import styles from "./Home.module.css";
import { NoFavourites } from "./NoFavourites.tsx";

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
  const position = useAtomValue(positionAtom);
  const marks = useAtomValue(favouriteMarksAtom);
  const pages = useStorePages(
    favouriteStoresCall,
    { is_favourite: 1, ...(position ? { position } : {}) },
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
      renderStore={(store) => <FavouriteRow store={store} />}
    />
  );
}
