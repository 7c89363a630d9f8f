import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation, useParams } from "react-router-dom";
import type { Me } from "#contract/calls/desk/door.ts";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { listIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Frame.module.css";
import { IN_BAR, operatorWays, storeAt, storeWays, type Way } from "./deskWays.ts";

interface WaysProps {
  readonly me: Me;
  /** Signs out, which the bar of a phone has no room for; null: at a shared tablet, whose bar has. */
  readonly onLeave: (() => void) | null;
}

/** The ways to all that somebody may open: the likeliest in the bar, all of them in a sheet. */
export function Ways({ me, onLeave }: WaysProps) {
  const { t } = useTranslation("desk/desk");
  const { storeId } = useParams();
  const { pathname } = useLocation();
  // Whoever has followed a way out of the sheet is elsewhere, and it is closed there.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  const at = storeAt(storeId, me);
  const { data: store } = useDesk(deskStore, at === null || me.needs_code ? null : { store_id: at });
  const isPaired = me.tablet !== null;
  const ofStore = store === undefined ? [] : storeWays(store, me.rights);
  const ofOperator = me.needs_code ? [] : operatorWays(me.rights);
  const stores = !isPaired && !me.needs_code && (at === null || store?.has_others === true);
  const ofDesk = [
    ...(me.rights.includes("customers") ? [{ to: "/customers", label: t("page.customers") }] : []),
    ...(me.rights.includes("store") ? [{ to: "/staff", label: t("nav.staff") }] : []),
    ...(me.rights.includes("log") ? [{ to: "/log", label: t("nav.log") }] : []),
    ...(isPaired ? [] : [{ to: "/account", label: t("nav.account") }]),
  ];
  const way = ({ page, to }: Way) => (
    <li key={page}>
      <NavLink to={to}>{t(`page.${page}`)}</NavLink>
    </li>
  );
  const choice = (
    <li>
      <NavLink to="/" end>
        {t("nav.stores")}
      </NavLink>
    </li>
  );
  const desk = ofDesk.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to}>{label}</NavLink>
    </li>
  ));
  return (
    <nav className={styles.ways} aria-label={t("nav.label")}>
      <ul className={styles.links}>
        {ofStore.filter(({ page }) => IN_BAR.includes(page)).map(way)}
        {ofStore.length === 0 && stores && choice}
        {ofStore.length === 0 && desk}
      </ul>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={listIcon} size={20} />}
        onClick={() => setOpenAt(pathname)}
      >
        {t("nav.label")}
      </Button>
      <Sheet
        open={openAt === pathname}
        onClose={() => setOpenAt(null)}
        title={t("nav.label")}
        closeLabel={t("close")}
      >
        {store !== undefined && <Group title={store.name}>{ofStore.map(way)}</Group>}
        {(stores || ofOperator.length > 0) && (
          <Group title={t("nav.allStores")}>
            {stores && choice}
            {ofOperator.map(way)}
          </Group>
        )}
        {ofDesk.length > 0 && <Group title={t("nav.desk")}>{desk}</Group>}
        {onLeave !== null && (
          <div className={styles.leaveInSheet}>
            <Button kind="quiet" block onClick={onLeave}>
              {t("signOut")}
            </Button>
          </div>
        )}
      </Sheet>
    </nav>
  );
}

function Group({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
