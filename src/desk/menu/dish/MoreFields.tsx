import { useTranslation } from "react-i18next";
import { GoodsTag } from "#contract/goods.ts";
import { Serving } from "#contract/order.ts";
import { ChooseSeveral } from "#desk/frame/ChooseSeveral.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import { useNameOf } from "../useNameOf.ts";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";
import { ticked } from "./ticked.ts";

const TAGS = [...GoodsTag.def.values];
const SERVINGS = [...Serving.def.values];

/** What else is said of a dish: its marks, when it is served, what goes well with it, and whether it is recommended. */
export function MoreFields({ faultAt, menu, set, typed }: DishPartProps) {
  const { t } = useTranslation("desk/menu");
  const { t: tk } = useTranslation("desk/kitchen");
  const nameOf = useNameOf();
  const known = new Set(menu.dishes.map(({ id }) => id));
  const others = [
    ...menu.dishes.filter(({ id }) => id !== typed.id).map(({ id, name }) => ({ id, name: nameOf(name) })),
    // What is gone meanwhile stays to be seen, and is said at the field.
    ...typed.goes_with.filter((id) => !known.has(id)).map((id) => ({ id, name: t("unknown") })),
  ];
  return (
    <section className={styles.part} aria-labelledby="dish-more">
      <h2 id="dish-more">{t("part.more")}</h2>
      <Field group label={t("field.tags")} error={faultAt("tags")}>
        <div className={styles.boxes}>
          {TAGS.map((tag) => (
            <Checkbox
              key={tag}
              label={t(`tag.${tag}`)}
              checked={typed.tags.includes(tag)}
              onChange={(event) => set({ tags: ticked(typed.tags, tag, event.currentTarget.checked) })}
            />
          ))}
        </div>
      </Field>
      <Field label={t("field.serving")} error={faultAt("serving")}>
        <Select
          name="serving"
          value={typed.serving}
          options={SERVINGS.map((value) => ({ value, label: tk(`serving.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            set({ serving: SERVINGS.find((one) => one === value) ?? typed.serving })
          }
        />
      </Field>
      {others.length > 0 && (
        <ChooseSeveral
          label={t("field.goes_with")}
          error={faultAt("goes_with")}
          all={others}
          chosen={typed.goes_with}
          onChoose={(goes_with) => set({ goes_with })}
        />
      )}
      <Field label={t("field.recommended")} hint={t("recommendedHint")} error={faultAt("recommended")}>
        <TextInput
          name="recommended"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed.recommended}
          onChange={(event) => set({ recommended: event.currentTarget.value })}
        />
      </Field>
    </section>
  );
}
