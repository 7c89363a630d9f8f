import { useTranslation } from "react-i18next";
import { Serving } from "#contract/order.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { FaultAt } from "../edit/menuFaults.ts";
import { TextsFields } from "../edit/TextsFields.tsx";
import { MovableList } from "../list/MovableList.tsx";
import { putBefore } from "../list/usePlaces.ts";
import menuStyles from "../Menu.module.css";
import { useNameOf } from "../useNameOf.ts";
import styles from "../edit/Edit.module.css";
import type { TypedOption } from "./typedGroup.ts";

const SERVINGS = [...Serving.def.values];

interface OptionFieldsProps {
  readonly options: readonly TypedOption[];
  readonly faultAt: FaultAt;
  readonly onType: (options: TypedOption[]) => void;
  /** Null: there are as many as there can be. */
  readonly onAdd: (() => void) | null;
}

/** The options of a group: names, prices, which is chosen from the start, and their order. */
export function OptionFields({ faultAt, onAdd, onType, options }: OptionFieldsProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const isOfOne = options.some((_, place) => faultAt(`options.${place}`) !== undefined);
  const change = (id: string, changes: Partial<TypedOption>) =>
    onType(options.map((option) => (option.id === id ? { ...option, ...changes } : option)));
  return (
    <section className={styles.part} aria-labelledby="group-options">
      <h2 id="group-options">{t("field.options")}</h2>
      <Field group label={t("optionsLabel")} error={isOfOne ? undefined : faultAt("options")}>
        <MovableList
          label={t("field.options")}
          className={menuStyles.dishes}
          items={options}
          nameOf={({ name }) => nameOf(name)}
          onMove={(id, before) => onType(putBefore(options, id, before))}
        >
          {(option, handle) => {
            const place = options.findIndex(({ id }) => id === option.id);
            const at = `options.${place}.`;
            return (
              <div className={styles.option}>
                <div className={desk.acts}>
                  {handle}
                  <b>{t("option", { number: place + 1 })}</b>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`${t("removeOption")}: ${nameOf(option.name)}`}
                    onClick={() => onType(options.filter(({ id }) => id !== option.id))}
                  >
                    {t("removeOption")}
                  </Button>
                </div>
                <TextsFields
                  texts={[{ name: "name", label: t("field.name"), text: option.name, isNeeded: true }]}
                  at={at}
                  faultAt={faultAt}
                  onType={(_, name) => change(option.id, { name })}
                >
                  <div className={styles.optionRow}>
                    <Field label={t("optionPrice")} error={faultAt(`${at}price`)}>
                      <TextInput
                        name={`${at}price`}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={12}
                        start="+¥"
                        placeholder="0"
                        value={option.price}
                        onChange={(event) => change(option.id, { price: event.currentTarget.value })}
                      />
                    </Field>
                    <Field label={t("field.serving")} error={faultAt(`${at}serving`)}>
                      <ServingChoice
                        serving={option.serving}
                        onChoose={(serving) => change(option.id, { serving })}
                      />
                    </Field>
                  </div>
                  <Checkbox
                    label={t("isDefault")}
                    checked={option.is_default}
                    onChange={(event) => change(option.id, { is_default: event.currentTarget.checked })}
                  />
                </TextsFields>
              </div>
            );
          }}
        </MovableList>
      </Field>
      {onAdd !== null && (
        <Button kind="outline" size="small" onClick={onAdd}>
          {t("addOption")}
        </Button>
      )}
    </section>
  );
}

interface ServingChoiceProps {
  readonly serving: TypedOption["serving"];
  readonly onChoose: (serving: TypedOption["serving"]) => void;
}

function ServingChoice({ onChoose, serving }: ServingChoiceProps) {
  const { t } = useTranslation("desk/menu");
  const { t: tk } = useTranslation("desk/kitchen");
  return (
    <Select
      value={serving ?? ""}
      placeholder={t("asItem")}
      options={SERVINGS.map((value) => ({ value, label: tk(`serving.${value}`) }))}
      onChange={({ currentTarget: { value } }) => onChoose(SERVINGS.find((one) => one === value) ?? null)}
    />
  );
}
