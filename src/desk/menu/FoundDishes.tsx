import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { searchText } from "#domain/values/searchText.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import { DishFacts } from "./DishRows.tsx";
import styles from "./Menu.module.css";
import { useNameOf } from "./useNameOf.ts";

/** Items that are listed at once. */
const SHOWN = 60;

interface FoundDishesProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  readonly words: string;
}

/** Items whose name in any language, or reading, holds the words. */
export function FoundDishes({ menu, store_id, words }: FoundDishesProps) {
  const { t } = useTranslation("desk/menu");
  const { t: tg } = useTranslation("desk/goods");
  const nameOf = useNameOf();
  const wanted = searchText(words);
  const found = menu.dishes.filter(({ name, reading }) =>
    searchText(...Object.values(name), reading).includes(wanted),
  );
  const categories = new Map(menu.categories.map(({ id, name }) => [id, nameOf(name)]));
  if (found.length === 0) return <EmptyState title={tg("none")} />;
  return (
    <>
      <ul className={`${desk.list} ${styles.found}`} aria-label={t("found")}>
        {found.slice(0, SHOWN).map((dish) => (
          <li key={dish.id}>
            <div className={styles.dish}>
              <DishFacts
                store_id={store_id}
                dish={dish}
                category={categories.get(dish.category_id) ?? t("unknown")}
              />
            </div>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p className={desk.soft}>{tg("more")}</p>}
    </>
  );
}
