import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { bringMenuBack, deskMenu, menuVersions } from "#contract/calls/desk/menu.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Differences } from "./Differences.tsx";
import { menuChanged } from "./menuChanged.ts";
import { menuPath } from "./menuPath.ts";
import styles from "./Publish.module.css";

type Version = DeskResponse<typeof menuVersions>["versions"][number];

/** What was published of a store's menu, by whom, and what differed; each can be brought back as the draft. */
export default function VersionsScreen() {
  const { t } = useTranslation("desk/publish");
  const { storeId: store_id = "" } = useParams();
  const store = useStoreRead();
  const read = useDesk(menuVersions, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("versions.title")} note={t("versions.note")}>
        <div className={desk.acts}>
          <Link to={menuPath(store_id)}>{t("menu")}</Link>
          <Link to={menuPath(store_id, "publish")}>{t("title")}</Link>
        </div>
      </PageHead>
      <Shown of={store}>
        {({ time_zone }) => (
          <Shown of={read}>
            {({ versions }) => <Versions versions={versions} store_id={store_id} time_zone={time_zone} />}
          </Shown>
        )}
      </Shown>
    </div>
  );
}

interface VersionsProps {
  readonly versions: readonly Version[];
  readonly store_id: string;
  readonly time_zone: string;
}

function Versions({ store_id, time_zone, versions }: VersionsProps) {
  const { t } = useTranslation("desk/publish");
  const when = useWhen(time_zone);
  const navigate = useNavigate();
  const { said, say } = useSaid();
  const { data: menu } = useDesk(deskMenu, { store_id });
  const [wanted, setWanted] = useState<Version | null>(null);
  const [isBusy, setBusy] = useState(false);
  const bringBack = async ({ number }: Version) => {
    setBusy(true);
    const answer = await deskSend(bringMenuBack, { store_id, number });
    await menuChanged();
    setBusy(false);
    setWanted(null);
    say(answer);
    if (answer.ok) await navigate(menuPath(store_id, "publish"));
  };
  if (versions.length === 0) return <EmptyState title={t("versions.none")} />;
  const drafted = menu?.difference_count ?? 0;
  return (
    <>
      {said}
      <ol className={styles.versions}>
        {versions.map((version, place) => {
          const { by, difference_count, differences, number, published_at } = version;
          return (
            <li key={number} className={desk.card}>
              <div className={desk.cardHead}>
                <h2>{t("versions.number", { number })}</h2>
                {place === 0 ? (
                  <span className={desk.mark}>{t("versions.current")}</span>
                ) : (
                  <Button size="small" kind="outline" onClick={() => setWanted(version)}>
                    {t("versions.back")}
                    <span className="visually-hidden"> {number}</span>
                  </Button>
                )}
              </div>
              <p className={desk.soft}>
                <time dateTime={published_at}>{when(published_at)}</time>
                {" · "}
                {by ?? t("versions.nobody")}
              </p>
              {differences.length > 0 && (
                <details className={desk.fold}>
                  <summary>{t("differences", { count: difference_count })}</summary>
                  <Differences
                    differences={differences}
                    count={difference_count}
                    categories={menu?.categories ?? []}
                  />
                </details>
              )}
            </li>
          );
        })}
      </ol>
      <Confirm
        open={wanted !== null}
        kind={drafted > 0 ? "danger" : "primary"}
        title={t("versions.backTitle", { number: wanted?.number ?? "" })}
        act={t("versions.back")}
        busy={isBusy}
        onAct={() => wanted !== null && void bringBack(wanted)}
        onClose={() => setWanted(null)}
      >
        {drafted > 0 ? t("versions.backLoses", { count: drafted }) : t("versions.backNote")}
      </Confirm>
    </>
  );
}
