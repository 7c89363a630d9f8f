import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MenuDish } from "#contract/menuDocument.ts";
import desk from "#desk/frame/Desk.module.css";
import styles from "../edit/Edit.module.css";

interface DishElsewhereProps {
  readonly store_id: string;
  readonly dish: MenuDish;
}

/** What is said of a dish on other pages: its allergens, and what is left of it today. */
export function DishElsewhere({ dish, store_id }: DishElsewhereProps) {
  const { t } = useTranslation("desk/menu");
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
      <div className={desk.acts}>
        <Link to={`/allergens/${id}`}>{t("toAllergens")}</Link>
        <Link to={`/goods/${id}?q=${encodeURIComponent(dish.name.ja)}`}>{t("toStock")}</Link>
      </div>
    </section>
  );
}
