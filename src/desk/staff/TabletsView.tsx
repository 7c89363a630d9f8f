import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listTablets } from "#contract/calls/desk/tablets.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PairSheet } from "./PairSheet.tsx";
import styles from "./Staff.module.css";
import { TabletSheet } from "./TabletSheet.tsx";

/** The shared tablets of one's stores: each can be renamed and ended, and another one paired. */
export function TabletsView() {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const when = useWhen();
  const { data, failure } = useDesk(listTablets, {});
  const [isPairing, pair] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const tablet = data?.tablets.find(({ tablet_id }) => tablet_id === chosen);
  return (
    <div className={styles.page}>
      <div className={desk.head}>
        <h1>{t("title")}</h1>
        <Button size="small" icon={<Icon of={plusIcon} size={20} />} onClick={() => pair(true)}>
          {t("add")}
        </Button>
      </div>
      <p className={desk.soft}>{t("note")}</p>
      {failure !== undefined && <Notice kind="danger">{failureText(failure, td)}</Notice>}
      {data === undefined && failure === undefined && <Skeleton lines={3} />}
      {data?.tablets.length === 0 && <EmptyState title={t("none")} />}
      {data !== undefined && data.tablets.length > 0 && (
        <ul className={desk.list}>
          {data.tablets.map(({ name, seen_time, store_name, tablet_id }) => (
            <li key={tablet_id} className={styles.row}>
              <p className={styles.who}>
                <strong>{name}</strong>
              </p>
              <p className={styles.what}>{store_name}</p>
              <p className={styles.state}>
                <span className={desk.soft}>{t("seen", { time: when(seen_time) })}</span>
              </p>
              <Button kind="outline" size="small" onClick={() => choose(tablet_id)}>
                {t("editWord")}
                <span className="visually-hidden"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && (
        <PairSheet
          key={String(isPairing)}
          isOpen={isPairing}
          tablets={data.tablets}
          onClose={() => pair(false)}
        />
      )}
      {tablet !== undefined && (
        <TabletSheet key={tablet.tablet_id} tablet={tablet} onClose={() => choose(null)} />
      )}
    </div>
  );
}
