import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { openingPath } from "#desk/opening/openingPath.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { searchText } from "#domain/values/searchText.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Stores.module.css";

/** Up to this many are shown without a field to find them by name. */
const FEW = 8;
/** No more than these are shown at once. */
const SHOWN = 100;

/** Where a desk of several stores begins; with one store there is nothing to choose. */
export default function StoresScreen() {
  const { tablet } = useMe();
  const read = useDesk(listStores, {});
  if (tablet !== null) return <Navigate to={boardPath(tablet)} replace />;
  return <Shown of={read}>{({ stores }) => <Choose stores={stores} />}</Shown>;
}

type Store = DeskResponse<typeof listStores>["stores"][number];

function Choose({ stores }: DeskResponse<typeof listStores>) {
  const { t } = useTranslation("desk/desk");
  const go = useNavigate();
  const [typed, setTyped] = useState("");
  const { rights } = useMe();
  // What a store lacks to open is for whoever can see to it.
  const pathTo = (store: Store) =>
    store.is_open || !rights.includes("store") ? boardPath({ store }) : openingPath(store.store_id);
  const [only, ...others] = stores;
  if (only === undefined && rights.includes("operator")) return <Begin />;
  if (only === undefined)
    return (
      <EmptyState title={t("choose.title")} heading="h1">
        {t("choose.noStores")}
      </EmptyState>
    );
  if (others.length === 0) return <Navigate to={pathTo(only)} replace />;
  const found = (words: string) => stores.filter(({ name }) => searchText(name).includes(searchText(words)));
  const shown = found(typed);
  return (
    <div className={desk.page}>
      <PageHead title={t("choose.title")} />
      {stores.length > FEW && (
        <SearchField
          label={t("choose.find")}
          placeholder={t("choose.find")}
          clearLabel={t("choose.clear")}
          onType={setTyped}
          onSearch={(words) => {
            const [first, ...more] = found(words);
            setTyped(words);
            if (first !== undefined && more.length === 0) void go(pathTo(first));
          }}
        />
      )}
      {shown.length === 0 && <EmptyState title={t("choose.none")} />}
      <ul className={styles.stores}>
        {shown.slice(0, SHOWN).map((store) => (
          <li key={store.store_id}>
            <Link to={pathTo(store)}>
              {store.name}
              {!store.is_open && <span className={desk.mark}>{t("choose.notOpen")}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN && <p className={desk.soft}>{t("choose.more")}</p>}
    </div>
  );
}

/** What the owner of no store begins with. */
function Begin() {
  const { t } = useTranslation("desk/opening");
  return (
    <div className={desk.page}>
      <PageHead title={t("begin")} note={t("beginNote")} />
      <ol className={`${desk.list} ${styles.begin}`}>
        <li>
          <Link to="/account">{t("step.account")}</Link>
          <p className={desk.soft}>{t("about.account")}</p>
        </li>
        <li>
          <Link to="/company">{t("step.company")}</Link>
          <p className={desk.soft}>{t("about.company")}</p>
        </li>
        <li>
          <Link to="/new-store">{t("newStore")}</Link>
          <p className={desk.soft}>{t("newStoreNote")}</p>
        </li>
      </ol>
    </div>
  );
}
