import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { deskMenu } from "#contract/calls/desk/menu.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Differences } from "./Differences.tsx";
import { Faults } from "./Faults.tsx";
import { menuPath } from "./menuPath.ts";
import { Overtaken } from "./Overtaken.tsx";
import { Preview } from "./Preview.tsx";
import { PublishAct } from "./PublishAct.tsx";
import styles from "./Publish.module.css";

/** A store's draft before guests see it: what differs, what keeps it from being published, a look at it, and publishing. */
export default function PublishScreen() {
  const { t } = useTranslation("desk/publish");
  const { storeId: store_id = "" } = useParams();
  const store = useStoreRead();
  const read = useDesk(deskMenu, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <div className={desk.acts}>
          <Link to={menuPath(store_id)}>{t("menu")}</Link>
          <Link to={menuPath(store_id, "versions")}>{t("versions.title")}</Link>
        </div>
      </PageHead>
      <Shown of={store}>
        {({ time_zone }) => (
          <Shown of={read}>
            {(menu) => (
              <>
                <Overtaken menu={menu} store_id={store_id} />
                <Faults menu={menu} store_id={store_id} />
                {menu.difference_count === 0 ? (
                  <EmptyState title={t("nothing")} />
                ) : (
                  <section className={styles.kind} aria-labelledby="differences">
                    <h2 id="differences">{t("differences", { count: menu.difference_count })}</h2>
                    <Differences
                      differences={menu.differences}
                      count={menu.difference_count}
                      categories={menu.categories}
                      store_id={store_id}
                    />
                  </section>
                )}
                <PublishAct menu={menu} store_id={store_id} time_zone={time_zone} />
                <Preview store_id={store_id} time_zone={time_zone} />
              </>
            )}
          </Shown>
        )}
      </Shown>
    </div>
  );
}
