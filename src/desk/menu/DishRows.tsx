import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { Say } from "./CategoryList.tsx";
import { MovableList } from "./list/MovableList.tsx";
import { usePlaces } from "./list/usePlaces.ts";
import styles from "./Menu.module.css";
import { dishPath, newDishPath } from "./menuPath.ts";
import { useNameOf } from "./useNameOf.ts";

/** Rows that are drawn at once, and more of them each time that is asked for. */
const AT_ONCE = 100;

interface DishRowsProps {
  readonly store_id: string;
  /** The category's name. */
  readonly label: string;
  readonly dishes: DeskMenu["dishes"];
  readonly say: Say;
}

/** The items of a category in the order of the menu. */
export function DishRows({ dishes, label, say, store_id }: DishRowsProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const [drawn, setDrawn] = useState(AT_ONCE);
  const { move, shown } = usePlaces(store_id, "dish", dishes, (failure) =>
    say.tellFailure(failure, t("order.label"), () => undefined),
  );
  if (dishes.length === 0) return <p className={desk.soft}>{t("noItems")}</p>;
  return (
    <>
      <MovableList
        label={label}
        className={styles.dishes}
        items={shown}
        drawn={drawn}
        nameOf={({ name }) => nameOf(name)}
        onMove={move}
      >
        {(dish, handle) => (
          <div className={styles.dish}>
            {handle}
            <DishFacts store_id={store_id} dish={dish} />
          </div>
        )}
      </MovableList>
      {shown.length > drawn && (
        <Button kind="quiet" onClick={() => setDrawn(drawn + AT_ONCE)}>
          {t("more", { count: shown.length - drawn })}
        </Button>
      )}
    </>
  );
}

interface DishFactsProps {
  readonly store_id: string;
  readonly dish: DeskMenu["dishes"][number];
  /** Where it stands, where that is not seen. */
  readonly category?: string;
}

/** What a list says of an item: picture, name, marks and price, and the ways to its form and to one like it. */
export function DishFacts({ category, dish, store_id }: DishFactsProps) {
  const { t } = useTranslation("desk/menu");
  const name = useNameOf()(dish.name);
  return (
    <>
      <span className={styles.thumb}>
        {dish.picture !== null && <Picture {...dish.picture} alt="" sizes="44px" frame="square" />}
      </span>
      <span className={styles.name}>
        <Link to={dishPath(store_id, dish.id)}>{name}</Link>
        {dish.is_course && <span className={desk.mark}>{t("course")}</span>}
        {dish.has_hours && <span className={desk.mark}>{t("timed")}</span>}
        {dish.daily !== null && <span className={desk.mark}>{t("daily", { number: dish.daily })}</span>}
        {category !== undefined && <small>{category}</small>}
        <span className={styles.price}>{money(dish.price)}</span>
      </span>
      <Link
        className={styles.copy}
        to={newDishPath(store_id, dish.category_id, dish.id)}
        aria-label={`${t("duplicate")}: ${name}`}
      >
        {t("duplicate")}
      </Link>
    </>
  );
}
