import { useTranslation } from "react-i18next";
import { GoodsShowType, Weekday } from "#contract/enumerations.ts";
import { MOST_SPANS } from "#contract/menuDocument.ts";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { trashIcon } from "#ui/icons/common.ts";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";
import { ticked } from "./ticked.ts";
import type { TypedSpan } from "./typedDish.ts";

const MODES = [GoodsShowType.dineIn, GoodsShowType.offPremises, GoodsShowType.mall] as const;
const WEEKDAYS = Object.values(Weekday);
const LUNCH: TypedSpan = { from: "11:00", until: "14:00" };

interface SaleFieldsProps extends DishPartProps {
  readonly store: DeskStore;
}

/** Where and when a dish is sold. */
export function SaleFields({ faultAt, set, store, typed }: SaleFieldsProps) {
  const { t } = useTranslation("desk/menu");
  const { t: ts } = useTranslation("desk/settings");
  // What a store does not do is no choice, unless it was chosen.
  const isOffered = {
    [GoodsShowType.dineIn]: store.serves_tables,
    [GoodsShowType.offPremises]: store.has_counter,
    [GoodsShowType.mall]: store.is_shop,
  };
  const modes = MODES.filter((mode) => isOffered[mode] || typed.sold.includes(mode));
  const setSpan = (place: number, changes: Partial<TypedSpan>) =>
    set({ spans: typed.spans.map((span, index) => (index === place ? { ...span, ...changes } : span)) });
  const daysFault = faultAt("when.weekdays");
  const spansFault = typed.spans.some((_, place) => faultAt(`when.spans.${place}`) !== undefined)
    ? undefined
    : faultAt("when.spans");
  const whenFault = daysFault ?? spansFault ?? faultAt("when");
  const isOfSpan = typed.spans.some((_, place) => faultAt(`when.spans.${place}`) !== undefined);
  return (
    <section className={styles.part} aria-labelledby="dish-sale">
      <h2 id="dish-sale">{t("part.sale")}</h2>
      <Field group label={t("field.sold")} error={faultAt("sold")}>
        <div className={styles.boxes}>
          {modes.map((mode) => (
            <Checkbox
              key={mode}
              label={t(`sold.${mode}`)}
              checked={typed.sold.includes(mode)}
              onChange={(event) => set({ sold: ticked(typed.sold, mode, event.currentTarget.checked) })}
            />
          ))}
        </div>
      </Field>
      <Checkbox
        label={t("isTimed")}
        checked={typed.isTimed}
        onChange={(event) => set({ isTimed: event.currentTarget.checked })}
      />
      {typed.isTimed && (
        <>
          <Field
            group
            label={t("weekdays")}
            hint={t("weekdaysHint")}
            error={isOfSpan ? daysFault : whenFault}
          >
            <div className={styles.boxes}>
              {WEEKDAYS.map((day) => (
                <Checkbox
                  key={day}
                  label={ts(`weekdays.${day}`)}
                  checked={typed.weekdays.includes(day)}
                  onChange={(event) =>
                    set({
                      weekdays: ticked(typed.weekdays, day, event.currentTarget.checked).toSorted(
                        (one, other) => one - other,
                      ),
                    })
                  }
                />
              ))}
            </div>
          </Field>
          <Field group label={t("spans")} hint={t("spansHint")}>
            {typed.spans.map((span, place) => (
              <Field
                key={place}
                group
                label={t("span", { number: place + 1 })}
                error={faultAt(`when.spans.${place}`)}
              >
                <div className={styles.span}>
                  <TextInput
                    aria-label={t("spanFrom", { number: place + 1 })}
                    aria-invalid={faultAt(`when.spans.${place}`) !== undefined || undefined}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    value={span.from}
                    onChange={(event) => setSpan(place, { from: event.currentTarget.value })}
                  />
                  –
                  <TextInput
                    aria-label={t("spanUntil", { number: place + 1 })}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    value={span.until}
                    onChange={(event) => setSpan(place, { until: event.currentTarget.value })}
                  />
                  <IconButton
                    icon={trashIcon}
                    label={t("removeSpan", { number: place + 1 })}
                    onClick={() => set({ spans: typed.spans.toSpliced(place, 1) })}
                  />
                </div>
              </Field>
            ))}
            {typed.spans.length < MOST_SPANS && (
              <Button
                kind="quiet"
                size="small"
                onClick={() =>
                  set({
                    spans: [...typed.spans, typed.spans.length === 0 ? LUNCH : { from: "", until: "" }],
                  })
                }
              >
                {t("addSpan")}
              </Button>
            )}
          </Field>
        </>
      )}
      <Field label={t("field.daily")} hint={t("dailyHint")} error={faultAt("daily")}>
        <TextInput
          name="daily"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.daily}
          onChange={(event) => set({ daily: event.currentTarget.value })}
        />
      </Field>
    </section>
  );
}
