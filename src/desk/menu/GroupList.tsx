import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { OptionNeed } from "#contract/enumerations.ts";
import desk from "#desk/frame/Desk.module.css";
import type { MenuPartProps } from "./CategoryList.tsx";
import { MovableList } from "./list/MovableList.tsx";
import { usePlaces } from "./list/usePlaces.ts";
import styles from "./Menu.module.css";
import { groupPath } from "./menuPath.ts";
import { useNameOf } from "./useNameOf.ts";

/** Groups of options, which items share: one change for all of these. */
export function GroupList({ menu, say, store_id }: MenuPartProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const { move, shown } = usePlaces(store_id, "group", menu.groups, (failure) =>
    say.tellFailure(failure, t("order.label"), () => undefined),
  );
  const used = new Map<string, number>();
  for (const id of menu.dishes.flatMap(({ groups }) => groups)) used.set(id, (used.get(id) ?? 0) + 1);
  return (
    <section className={styles.part} aria-labelledby="menu-groups">
      <h2 id="menu-groups">{t("groups")}</h2>
      <p className={desk.soft}>{t("groupsNote")}</p>
      {shown.length > 0 && (
        <MovableList
          label={t("groups")}
          className={styles.dishes}
          items={shown}
          nameOf={({ name }) => nameOf(name)}
          onMove={move}
        >
          {(group, handle) => (
            <div className={styles.dish}>
              {handle}
              <span className={styles.name}>
                <Link to={groupPath(store_id, group.id)}>{nameOf(group.name)}</Link>
                {group.need === OptionNeed.required && (
                  <span className={desk.mark}>{t(`need.${OptionNeed.required}`)}</span>
                )}
                <small>{group.options.map(({ name }) => nameOf(name)).join(" · ")}</small>
              </span>
              <span className={styles.used}>{t("usedBy", { count: used.get(group.id) ?? 0 })}</span>
            </div>
          )}
        </MovableList>
      )}
      <div className={desk.acts}>
        <Link to={groupPath(store_id)}>{t("addGroup")}</Link>
      </div>
    </section>
  );
}
