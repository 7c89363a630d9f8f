import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import type { ManyChange } from "#contract/menuChanges.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import desk from "#desk/frame/Desk.module.css";
import { money } from "#text/formats.ts";
import { useMenuWords } from "../useMenuWords.ts";
import styles from "./Many.module.css";

interface LookedDish {
  readonly id: string;
  readonly name: MenuText;
  readonly price: number;
  readonly price_after: number;
}

interface LookedAtProps {
  readonly menu: DeskMenu;
  /** Null: today's state alone. */
  readonly change: ManyChange | null;
  readonly dishes: readonly LookedDish[];
  readonly count: number;
  /** What becomes of today's state, in words. */
  readonly state: string;
}

/** Each dish before and after a change, before it is done. */
export function LookedAt({ change, count, dishes, menu, state }: LookedAtProps) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const sides = useSides(menu, change, state);
  return (
    <>
      <table className={styles.looked}>
        <caption className="visually-hidden">{t("many.look")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("of.dish")}</th>
            <th scope="col">{t("many.before")}</th>
            <th scope="col">{t("many.after")}</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => {
            const [before, after] = sides(dish);
            return (
              <tr key={dish.id}>
                <th scope="row">{words(dish.name)}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {count > dishes.length && <p className={desk.soft}>{t("more", { count: count - dishes.length })}</p>}
    </>
  );
}

/** What a dish has before and after. */
function useSides(menu: DeskMenu, change: ManyChange | null, state: string) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const dishes = new Map(menu.dishes.map((dish) => [dish.id, dish]));
  const category = (id: string) => {
    const found = menu.categories.find((one) => one.id === id);
    return found === undefined ? "" : words(found.name);
  };
  const soldAs = (types: readonly (1 | 2 | 3)[]) =>
    types.map((type) => t(`many.show.${type}`)).join(t("comma"));
  const hours = (isOwn: boolean) => t(isOwn ? "many.hours.own" : "many.hours.always");
  const daily = (count: number | null | undefined) => (count == null ? t("many.notDaily") : String(count));
  return ({ id, price, price_after }: LookedDish): readonly [string, string] => {
    const dish = dishes.get(id);
    if (change === null) return ["", state];
    switch (change.kind) {
      case "price":
        return [money(price), money(price_after)];
      case "category":
        return [category(dish?.category_id ?? ""), category(change.category_id)];
      case "sold":
        return [soldAs(dish?.sold ?? []), soldAs(change.sold)];
      case "daily":
        return [daily(dish?.daily), daily(change.daily)];
      case "hours":
        return [hours(dish?.has_hours === true), hours(change.when !== null)];
    }
  };
}
