import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router-dom";
import { listStores } from "#contract/calls/desk/stores.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { failureText } from "#desk/net/deskRefusal.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Stores.module.css";

/** So many stores are seen at a glance; of more one finds them by name. */
const FEW = 8;
const SHOWN = 100;

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Where a desk of several stores begins; with one store there is nothing to choose. */
export default function StoresScreen() {
  const { t } = useTranslation(["desk/desk", "form"]);
  const { tablet } = useMe();
  const go = useNavigate();
  const { data, failure, reload } = useDesk(listStores, {});
  const [typed, setTyped] = useState("");
  if (tablet !== null) return <Navigate to={boardPath(tablet)} replace />;
  if (data === undefined)
    return failure === undefined ? (
      <Skeleton lines={6} />
    ) : (
      <EmptyState title={t("failed")} action={<Button onClick={() => void reload()}>{t("retry")}</Button>}>
        {failureText(failure, t)}
      </EmptyState>
    );
  const { stores } = data;
  const [only, ...others] = stores;
  if (only === undefined)
    return (
      <EmptyState title={t("choose.title")} heading="h1">
        {t("choose.noStores")}
      </EmptyState>
    );
  if (others.length === 0) return <Navigate to={boardPath({ store: only })} replace />;
  const found = (words: string) => stores.filter(({ name }) => folded(name).includes(folded(words.trim())));
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
            if (first !== undefined && more.length === 0) void go(boardPath({ store: first }));
          }}
        />
      )}
      {shown.length === 0 && <EmptyState title={t("choose.none")} />}
      <ul className={styles.stores}>
        {shown.slice(0, SHOWN).map((store) => (
          <li key={store.store_id}>
            <Link to={boardPath({ store })}>{store.name}</Link>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN && <p className={desk.soft}>{t("choose.more")}</p>}
    </div>
  );
}
