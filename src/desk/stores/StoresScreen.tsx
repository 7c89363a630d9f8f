import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { listStores, StoreStanding } from "#contract/calls/desk/stores.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { MoreButton } from "#desk/frame/MoreButton.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, useDesk, useDeskPages } from "#desk/net/deskSend.ts";
import { openingPath } from "#desk/opening/openingPath.ts";
import { useSettled } from "#parts/shell/clock.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Stores.module.css";

/** Up to this many are shown without a field to find them by. */
const FEW = 8;
/** Milliseconds that what is typed rests before it is asked for. */
const REST = 250;

type Store = DeskResponse<typeof listStores>["items"][number];

/** Where a desk of several stores begins; with one store there is nothing to choose. */
export default function StoresScreen() {
  const { tablet } = useMe();
  const read = useDesk(listStores, {});
  if (tablet !== null) return <Navigate to={boardPath(tablet)} replace />;
  return <Shown of={read}>{({ items }) => <Choose stores={items} />}</Shown>;
}

/** What a store lacks to open is for whoever can see to it, and so is what became of one that was closed for good. */
function usePathTo(): (store: Store) => string {
  const { rights } = useMe();
  return (store) => {
    if (store.standing === "preparing" && rights.includes("store")) return openingPath(store.store_id);
    if (store.standing === "ended" && rights.includes("operator"))
      return `/end/${encodeURIComponent(store.store_id)}`;
    return boardPath({ store });
  };
}

function Choose({ stores }: { readonly stores: readonly Store[] }) {
  const { t } = useTranslation("desk/desk");
  const { rights, store_count } = useMe();
  const pathTo = usePathTo();
  const [only, ...others] = stores;
  // Where all were closed for good, they are found by how they stand.
  if (only === undefined && store_count === 0 && rights.includes("operator")) return <Begin />;
  if (only === undefined && store_count === 0)
    return (
      <EmptyState title={t("choose.title")} heading="h1">
        {t("choose.noStores")}
      </EmptyState>
    );
  if (only !== undefined && others.length === 0 && store_count === 1)
    return <Navigate to={pathTo(only)} replace />;
  return <StoreList isLong={store_count > FEW} />;
}

function StoreList({ isLong }: { readonly isLong: boolean }) {
  const { t } = useTranslation("desk/desk");
  const { t: ts } = useTranslation("desk/stores");
  const go = useNavigate();
  const pathTo = usePathTo();
  const [typed, setTyped] = useState("");
  const [standing, setStanding] = useState<StoreStanding | null>(null);
  const words = useSettled(typed.trim(), REST);
  const filter = { ...(words !== "" && { words }), ...(standing !== null && { standing }) };
  const read = useDeskPages(listStores, filter, { keeps: true });
  const search = async (wanted: string) => {
    setTyped(wanted);
    const answer = await deskSend(listStores, { ...filter, words: wanted });
    const [first, ...more] = answer.ok ? answer.data.items : [];
    if (wanted !== "" && first !== undefined && more.length === 0) await go(pathTo(first));
  };
  return (
    <div className={desk.page}>
      <PageHead title={t("choose.title")} />
      <div className={styles.narrow}>
        {isLong && (
          <SearchField
            label={t("choose.find")}
            placeholder={ts("findBy")}
            clearLabel={t("choose.clear")}
            onType={setTyped}
            onSearch={(wanted) => void search(wanted)}
          />
        )}
        <Field label={ts("standing")}>
          <Select
            name="standing"
            value={standing ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setStanding(StoreStanding.def.values.find((one) => one === value) ?? null)
            }
            options={[
              { value: "", label: ts("standingAll") },
              ...StoreStanding.def.values.map((one) => ({ value: one, label: ts(`standingOf.${one}`) })),
            ]}
          />
        </Field>
      </div>
      <Shown of={read}>
        {(stores) => (
          <>
            {stores.length === 0 && <EmptyState title={t("choose.none")} />}
            <ul className={styles.stores}>
              {stores.map((store) => (
                <li key={store.store_id}>
                  <Link to={pathTo(store)}>
                    <span>{store.name}</span>
                    {store.standing !== "open" && (
                      <span className={desk.mark}>{ts(`standingOf.${store.standing}`)}</span>
                    )}
                    {store.address !== "" && <small className={desk.soft}>{store.address}</small>}
                  </Link>
                </li>
              ))}
            </ul>
            <MoreButton of={read}>{ts("more")}</MoreButton>
          </>
        )}
      </Shown>
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
