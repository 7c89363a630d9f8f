import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import type { MenuFault } from "#contract/menuChanges.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import desk from "#desk/frame/Desk.module.css";
import { warningIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { menuPath } from "./menuPath.ts";
import styles from "./Publish.module.css";
import { useMenuWords } from "./useMenuWords.ts";

interface Place {
  readonly name: MenuText;
  /** Where it is changed. */
  readonly to: string;
}

/** What a fault is of: its place in the list that its path names; null: there is none any more. */
function placeOf({ path: [list, at] }: MenuFault, menu: DeskMenu, store_id: string): Place | null {
  const place = Number(at);
  if (list === "categories") {
    const category = menu.categories[place];
    return category === undefined ? null : { name: category.name, to: menuPath(store_id) };
  }
  const found = list === "groups" ? menu.groups[place] : menu.dishes[place];
  const kind = list === "groups" ? "group" : "dish";
  return found === undefined ? null : { name: found.name, to: menuPath(store_id, kind, found.id) };
}

/** What keeps a draft from being published, each leading to where it is mended. */
export function Faults({ menu, store_id }: { readonly menu: DeskMenu; readonly store_id: string }) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const { fault_count, faults } = menu;
  if (fault_count === 0) return null;
  return (
    <section className={styles.kind}>
      <h2>{t("faults")}</h2>
      <ul className={desk.list}>
        {faults.map((one) => {
          const place = placeOf(one, menu, store_id);
          return (
            <li key={`${one.path.join(".")} ${one.fault}`} className={styles.row}>
              <span className={styles.warning}>
                <Icon of={warningIcon} size={20} />
              </span>
              <span className={styles.name}>
                {place !== null && <Link to={place.to}>{words(place.name)}</Link>}
              </span>
              <span>{t(`fault.${one.fault}`, { value: one.value ?? "" })}</span>
            </li>
          );
        })}
      </ul>
      {fault_count > faults.length && (
        <p className={desk.soft}>{t("more", { count: fault_count - faults.length })}</p>
      )}
    </section>
  );
}
