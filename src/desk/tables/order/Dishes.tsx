import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { tableMenu, TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { money } from "#text/formats.ts";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./TableOrder.module.css";
import { dishesFor, isGone, priceOf } from "./typedOrder.ts";

interface DishesProps {
  readonly menu: DeskResponse<typeof tableMenu>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onTake: (dish: TypedDish) => void;
}

/** The menu to order from: what is typed finds it, or a part of it is chosen; before that stands what is ordered most. */
export function Dishes({ menu, onTake, search }: DishesProps) {
  const { t } = useTranslation("desk/order");
  const [typed, type] = useState("");
  const [category, choose] = useState<string | null>(null);
  const isOfCategory = typed.trim() === "" && category !== null;
  const shown = isOfCategory
    ? menu.dishes.filter(({ category_id }) => category_id === category)
    : dishesFor(menu.dishes, typed);
  const [first] = shown.filter((dish) => !isGone(dish));
  return (
    <section className={styles.menu} aria-label={t("find")}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === "" || first === undefined) return;
          onTake(first);
          type("");
        }}
      >
        <TextInput
          ref={search}
          type="search"
          aria-label={t("find")}
          placeholder={t("find")}
          value={typed}
          maxLength={50}
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      </form>
      <ul className={styles.categories}>
        {[{ category_id: null, name: t("favourites") }, ...menu.categories].map(({ category_id, name }) => (
          <li key={category_id ?? ""}>
            <button
              type="button"
              aria-pressed={typed.trim() === "" && category === category_id}
              onClick={() => {
                type("");
                choose(category_id);
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{t("noneFound")}</p>}
      <ul className={styles.dishes}>
        {shown.map((dish) => (
          <li key={dish.id}>
            <button
              type="button"
              disabled={isGone(dish)}
              data-first={(typed.trim() !== "" && dish.id === first?.id) || undefined}
              onClick={() => onTake(dish)}
            >
              <span>{dish.name}</span>
              <small>{isGone(dish) ? t("soldOut") : money(priceOf({ dish, option_value: [] }))}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.keys}>{t("keys")}</p>
    </section>
  );
}
