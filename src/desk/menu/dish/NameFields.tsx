import { useTranslation } from "react-i18next";
import { MOST_NAME } from "#contract/menuDocument.ts";
import { PictureField } from "#desk/pictures/PictureField.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import { TextsFields } from "../edit/TextsFields.tsx";
import { useNameOf } from "../useNameOf.ts";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";

/** What a dish is called, what guests read of it, and where in the menu. */
export function NameFields({ faultAt, menu, set, typed }: DishPartProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const categories = menu.categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }));
  const isKnown = categories.some(({ value }) => value === typed.category_id);
  return (
    <section className={styles.part} aria-labelledby="dish-name">
      <h2 id="dish-name">{t("part.name")}</h2>
      <TextsFields
        texts={[
          { name: "name", label: t("field.name"), text: typed.name, isNeeded: true },
          { name: "about", label: t("field.about"), text: typed.about, isLong: true },
        ]}
        faultAt={faultAt}
        onType={(name, text) => set({ [name]: text })}
      >
        <Field label={t("field.reading")} hint={t("readingHint")} error={faultAt("reading")}>
          <TextInput
            name="reading"
            autoComplete="off"
            maxLength={MOST_NAME}
            value={typed.reading}
            onChange={(event) => set({ reading: event.currentTarget.value })}
          />
        </Field>
      </TextsFields>
      <Field label={t("field.category_id")} required error={faultAt("category_id")}>
        <Select
          name="category_id"
          value={isKnown ? typed.category_id : ""}
          {...(!isKnown && { placeholder: t("choose") })}
          options={categories}
          onChange={(event) => set({ category_id: event.currentTarget.value })}
        />
      </Field>
      <PictureField
        label={t("field.picture")}
        value={typed.picture}
        onChange={(picture) => set({ picture })}
      />
    </section>
  );
}
