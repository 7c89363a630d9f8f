import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { deskDish } from "#contract/calls/desk/menu.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { useStore } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "../edit/Edit.module.css";

interface DishElsewhereProps {
  readonly store_id: string;
  readonly dish: MenuDish;
  /** Who checked its allergens, and when, where it has changed since. */
  readonly recheck: DeskResponse<typeof deskDish>["recheck"];
}

/** What is said of a dish on other pages: its allergens, and what is left of it today. */
export function DishElsewhere({ dish, recheck, store_id }: DishElsewhereProps) {
  const { t } = useTranslation("desk/menu");
  const when = useWhen(useStore()?.time_zone);
  const id = encodeURIComponent(store_id);
  const { contains, same_kitchen, without } = dish.allergens;
  const counts = { contains: contains.length, without: without.length, kitchen: same_kitchen.length };
  return (
    <section className={styles.part} aria-labelledby="dish-elsewhere">
      <h2 id="dish-elsewhere">{t("part.elsewhere")}</h2>
      <p>
        {contains.length + without.length + same_kitchen.length === 0
          ? t("noAllergens")
          : t("allergenCounts", counts)}
      </p>
      {recheck !== null && (
        <Notice kind="warn">
          {t("recheck.dish")}{" "}
          {recheck.by === null
            ? t("recheck.at", { time: when(recheck.at) })
            : t("recheck.by", { name: recheck.by, time: when(recheck.at) })}
        </Notice>
      )}
      <div className={desk.acts}>
        <Link to={`/allergens/${id}${recheck === null ? "" : "?recheck=1"}`}>
          {t(recheck === null ? "toAllergens" : "recheck.act")}
        </Link>
        <Link to={`/goods/${id}?q=${encodeURIComponent(dish.name.ja)}`}>{t("toStock")}</Link>
      </div>
    </section>
  );
}
