import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KitchenPlan, PlannedCategory, PlannedDish } from "#contract/calls/desk/kitchen.ts";
import { Serving } from "#contract/order.ts";
import desk from "#desk/frame/Desk.module.css";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import type { Change } from "./StationsScreen.tsx";
import styles from "./Stations.module.css";

const SERVINGS: readonly Serving[] = ["at_once", "with_meal", "after_meal"];

interface DishPlanProps {
  readonly plan: KitchenPlan;
  readonly change: Change;
}

/** For each category, and where it is opened for each dish: where it is made, and when it is served. */
export function DishPlan({ change, plan }: DishPlanProps) {
  const { t } = useTranslation("desk/stations");
  return (
    <section className={desk.card} aria-labelledby="dishes">
      <h2 id="dishes" className={styles.title}>
        {t("dishes")}
      </h2>
      <ul className={styles.categories}>
        {plan.categories.map((category) => (
          <li key={category.category_id}>
            <h3>{category.name}</h3>
            <CategoryPlan category={category} stations={plan.stations} change={change} />
            <Dishes category={category} stations={plan.stations} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CategoryPlanProps extends Pick<DishPlanProps, "change"> {
  readonly category: PlannedCategory;
  readonly stations: KitchenPlan["stations"];
}

function CategoryPlan({ category, change, stations }: CategoryPlanProps) {
  const { t } = useTranslation("desk/stations");
  const { t: tk } = useTranslation("desk/kitchen");
  const { category_id, dishes, name, station_id } = category;
  const servings = new Set(dishes.map(({ serving }) => serving));
  const [only] = servings;
  return (
    <div className={styles.pair}>
      <Field
        label={
          <>
            {t("station")}
            <span className="visually-hidden"> {t("allOf", { name })}</span>
          </>
        }
      >
        <Select
          value={station_id ?? ""}
          options={[
            { value: "", label: t("noStation") },
            ...stations.map((one) => ({ value: one.station_id, label: one.name })),
          ]}
          onChange={({ target }) =>
            void change({ kind: "category", category_id, station_id: target.value || null })
          }
        />
      </Field>
      <Field
        label={
          <>
            {t("serving")}
            <span className="visually-hidden"> {t("allOf", { name })}</span>
          </>
        }
      >
        <Select
          value={servings.size === 1 ? only : ""}
          options={[
            ...(servings.size === 1 ? [] : [{ value: "", label: t("mixed") }]),
            ...SERVINGS.map((value) => ({ value, label: tk(`serving.${value}`) })),
          ]}
          onChange={({ target }) => {
            const serving = Serving.safeParse(target.value);
            if (serving.success) void change({ kind: "servings", category_id, serving: serving.data });
          }}
        />
      </Field>
    </div>
  );
}

/** The dishes of a category; those of a long menu are drawn once they are opened. */
function Dishes(props: CategoryPlanProps) {
  const { t } = useTranslation("desk/stations");
  const [isOpen, setOpen] = useState(false);
  const { dishes, name } = props.category;
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t("open")}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {isOpen && (
        <ul className={styles.dishes}>
          {dishes.map((dish) => (
            <li key={dish.goods_id}>
              <OneDish dish={dish} {...props} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface OneDishProps extends CategoryPlanProps {
  readonly dish: PlannedDish;
}

function OneDish({ category, change, dish, stations }: OneDishProps) {
  const { t } = useTranslation("desk/stations");
  const { t: tk } = useTranslation("desk/kitchen");
  const { goods_id, is_chosen, name, serving, station_id } = dish;
  const ofCategory = stations.find((one) => one.station_id === category.station_id)?.name;
  return (
    <>
      <span>{name}</span>
      <div className={styles.pair}>
        <Select
          aria-label={`${t("station")} ${name}`}
          value={station_id ?? ""}
          options={[
            { value: "", label: t("asCategory", { name: ofCategory ?? t("noStation") }) },
            ...stations.map((one) => ({ value: one.station_id, label: one.name })),
          ]}
          onChange={({ target }) => void change({ kind: "dish", goods_id, station_id: target.value || null })}
        />
        <div>
          <Select
            aria-label={`${t("serving")} ${name}`}
            value={serving}
            options={SERVINGS.map((value) => ({ value, label: tk(`serving.${value}`) }))}
            onChange={({ target }) => {
              const chosen = Serving.safeParse(target.value);
              if (chosen.success) void change({ kind: "serving", goods_id, serving: chosen.data });
            }}
          />
          {is_chosen && <p className={desk.soft}>{t("chosen")}</p>}
        </div>
      </div>
    </>
  );
}
