import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Colleague, listStaff } from "#contract/calls/desk/staff.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { failureText } from "#desk/net/deskRefusal.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Tabs, TabPanel } from "#ui/navigation/Tabs.tsx";
import { StaffSheet } from "./StaffSheet.tsx";
import { TabletsView } from "./TabletsView.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Staff.module.css";

/** The staff and their shared tablets; for whoever is no owner the tablets of their stores alone. */
export default function StaffScreen() {
  const { t } = useTranslation("desk/staff");
  const { t: ts } = useTranslation("desk/tablet");
  const me = useMe();
  const [view, setView] = useState<"people" | "tablets">("people");
  if (!me.rights.includes("staff")) return <TabletsView />;
  return (
    <div className={styles.page}>
      <Tabs
        id="staff"
        label={t("title")}
        selected={view}
        onSelect={setView}
        tabs={[
          { key: "people", label: t("title") },
          { key: "tablets", label: ts("title") },
        ]}
      />
      <TabPanel of="staff" tab={view}>
        {view === "people" ? <People /> : <TabletsView />}
      </TabPanel>
    </div>
  );
}

/** Everybody who has an account: what they may do, where, and when they were last here. */
function People() {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const { data, failure } = useDesk(listStaff, {});
  const { store_count, stores } = useMe();
  const only = store_count === 1 ? (stores[0]?.store_id ?? null) : null;
  // Null: nobody; "new": one who is to be invited.
  const [chosen, choose] = useState<string | null>(null);
  const person = data?.staff.find(({ staff_id }) => staff_id === chosen) ?? null;
  return (
    <div className={styles.page}>
      <div className={desk.head}>
        <h1>{t("title")}</h1>
        <Button size="small" icon={<Icon of={plusIcon} size={20} />} onClick={() => choose("new")}>
          {t("add")}
        </Button>
      </div>
      {failure !== undefined && <Notice kind="danger">{failureText(failure, td)}</Notice>}
      {data === undefined && failure === undefined && <Skeleton lines={5} />}
      {data !== undefined && (
        <ul className={desk.list}>
          {data.staff.map((one) => (
            <li key={one.staff_id}>
              <Row person={one} onEdit={() => choose(one.staff_id)} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && (
        <StaffSheet
          key={chosen}
          isOpen={chosen !== null && (chosen === "new" || person !== null)}
          person={person}
          only={only}
          onClose={() => choose(null)}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly person: Colleague;
  readonly onEdit: () => void;
}

function Row({ onEdit, person }: RowProps) {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation("desk/desk");
  const at = useWhen();
  const me = useMe();
  const {
    has_code,
    has_password,
    has_pin,
    invited_until,
    login,
    name,
    role,
    seen_time,
    staff_id,
    store_ids,
    store_name,
  } = person;
  const state = invited_until
    ? t("invited", { time: at(invited_until) })
    : has_password || seen_time !== null
      ? seen_time && t("seen", { time: at(seen_time) })
      : t("notJoined");
  const where =
    store_ids === null
      ? t("allStores")
      : store_name === null
        ? t("noStores")
        : store_ids.length === 1
          ? store_name
          : t("storesMore", { name: store_name, count: store_ids.length - 1 });
  return (
    <div className={styles.row}>
      <p className={styles.who}>
        <strong>{name}</strong>
        {staff_id === me.staff_id && <span className={desk.mark}>{t("you")}</span>}
        <br />
        <span className={desk.soft}>{login}</span>
      </p>
      <p className={styles.what}>
        {td(`role.${role}`)}
        <br />
        <span className={desk.soft}>{where}</span>
      </p>
      <p className={styles.state}>
        <span className={desk.soft}>{state}</span>
        {has_code && <span className={desk.mark}>{t("hasCode")}</span>}
        {has_pin && <span className={desk.mark}>{t("hasPin")}</span>}
      </p>
      <Button kind="outline" size="small" onClick={onEdit}>
        {t("editWord")}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
