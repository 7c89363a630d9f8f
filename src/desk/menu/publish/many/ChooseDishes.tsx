import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import desk from "#desk/frame/Desk.module.css";
import { searchText } from "#domain/values/searchText.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import { useMenuWords } from "../useMenuWords.ts";
import styles from "./Many.module.css";

/** No more than these are drawn; all that are found can be chosen by one button. */
const SHOWN = 200;

interface ChooseDishesProps {
  readonly menu: DeskMenu;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Dishes to be changed alike: by category, by name, one by one, or all of these. */
export function ChooseDishes({ chosen, menu, onChoose }: ChooseDishesProps) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState("");
  const wanted = searchText(typed);
  const found = menu.dishes.filter(
    ({ category_id, name }) =>
      (category === "" || category_id === category) &&
      (wanted === "" || Object.values(name).some((text) => searchText(text).includes(wanted))),
  );
  const shown = found.slice(0, SHOWN);
  const choose = (id: string, isChosen: boolean) => {
    const all = new Set(chosen);
    if (isChosen) all.add(id);
    else all.delete(id);
    onChoose(all);
  };
  return (
    <section className={styles.choose} aria-labelledby="many-dishes">
      <h2 id="many-dishes">{t("many.which")}</h2>
      <div className={styles.narrow}>
        <SearchField
          label={t("many.find")}
          placeholder={t("many.find")}
          clearLabel={t("many.clear")}
          defaultValue=""
          onType={setTyped}
          onSearch={setTyped}
        />
        <Field label={t("of.category")}>
          <Select
            value={category}
            onChange={({ currentTarget: { value } }) => setCategory(value)}
            options={[
              { value: "", label: t("many.everyCategory") },
              ...menu.categories.map(({ id, name }) => ({ value: id, label: words(name) })),
            ]}
          />
        </Field>
      </div>
      <div className={desk.acts}>
        <b role="status">{t("many.chosen", { count: chosen.size })}</b>
        <Button
          size="small"
          kind="outline"
          disabled={found.length === 0}
          onClick={() => onChoose(new Set([...chosen, ...found.map(({ id }) => id)]))}
        >
          {t("many.chooseAll", { count: found.length })}
        </Button>
        {chosen.size > 0 && (
          <Button size="small" kind="plain" onClick={() => onChoose(new Set())}>
            {t("many.chooseNone")}
          </Button>
        )}
      </div>
      <ul className={`${desk.list} ${styles.dishes}`}>
        {shown.map(({ id, name, price }) => (
          <li key={id} className={styles.dish}>
            <Checkbox
              label={words(name)}
              checked={chosen.has(id)}
              onChange={({ currentTarget: { checked } }) => choose(id, checked)}
            />
            <span className={styles.price}>{money(price)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={desk.soft}>{t("many.none")}</p>}
      {found.length > shown.length && (
        <p className={desk.soft}>{t("more", { count: found.length - shown.length })}</p>
      )}
    </section>
  );
}
