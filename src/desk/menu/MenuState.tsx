import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { useStore } from "#desk/frame/useStore.ts";
import { dateAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { useFaultWords } from "./edit/menuFaults.ts";
import styles from "./Menu.module.css";
import { dishPath, groupPath } from "./menuPath.ts";
import { useNameOf } from "./useNameOf.ts";

interface MenuStateProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
}

/** What of a menu is not published yet, and what keeps it from that. */
export function MenuState({ menu, store_id }: MenuStateProps) {
  const { t } = useTranslation("desk/menu");
  const tag = useLanguageTag();
  const zone = useStore()?.time_zone ?? "Asia/Tokyo";
  const { difference_count, schedule } = menu;
  return (
    <>
      <Notice kind={difference_count > 0 ? "info" : "ok"}>
        {difference_count === 0 ? (
          t("state.published")
        ) : (
          <>
            {t("state.changes", { count: difference_count })}{" "}
            {schedule !== null &&
              t("state.scheduled", {
                time: dateAndTime(schedule.publish_at, tag, zone),
                who: schedule.by,
              })}{" "}
            <Link to={`/menu/${encodeURIComponent(store_id)}/publish`}>{t("state.publish")}</Link>
          </>
        )}
      </Notice>
      {menu.rechecks > 0 && (
        <Notice kind="warn">
          {t("recheck.count", { count: menu.rechecks })}{" "}
          <Link to={`/allergens/${encodeURIComponent(store_id)}?recheck=1`}>{t("recheck.act")}</Link>
        </Notice>
      )}
      {menu.fault_count > 0 && <Faults store_id={store_id} menu={menu} />}
    </>
  );
}

function Faults({ menu, store_id }: MenuStateProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const wordsOf = useFaultWords();
  const thingAt = ([list, place]: DeskMenu["faults"][number]["path"]) => {
    const index = Number(place);
    const dish = list === "dishes" ? menu.dishes[index] : undefined;
    if (dish !== undefined) return { name: nameOf(dish.name), to: `${dishPath(store_id, dish.id)}?check=1` };
    const group = list === "groups" ? menu.groups[index] : undefined;
    if (group !== undefined)
      return { name: nameOf(group.name), to: `${groupPath(store_id, group.id)}?check=1` };
    const category = menu.categories[index];
    return { name: category === undefined ? t("nameless") : nameOf(category.name), to: null };
  };
  return (
    <Notice kind="warn">
      <details className={desk.fold}>
        <summary>{t("state.faults", { count: menu.fault_count })}</summary>
        <ul className={styles.faults}>
          {menu.faults.map(({ fault, path, value }) => {
            const { name, to } = thingAt(path);
            return (
              <li key={`${path.join(".")} ${fault}`}>
                {to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}:{" "}
                {wordsOf({ path: path.join("."), fault, value })}
              </li>
            );
          })}
        </ul>
      </details>
    </Notice>
  );
}
