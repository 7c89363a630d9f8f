import { useTranslation } from "react-i18next";
import type { ShippingQuote } from "#contract/shipping.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { calendarDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

interface WhenFieldProps {
  readonly shipping: ShippingQuote;
  readonly purchase: MallPurchase;
  readonly store_id: string;
}

/** On which day, and at what time of it, a shop's parcels are to come: as soon as can be unless one says otherwise. */
export function WhenField({ shipping, purchase, store_id }: WhenFieldProps) {
  const { t } = useTranslation("mallOrder");
  const tag = useLanguageTag();
  const draft = purchase.shopDraft(store_id);
  const { delivery_from: from, delivery_sections: sections, delivery_until: until } = shipping;
  const days = daysBetween(from, until);
  const isPast = purchase.faults.pastDay.has(store_id);
  return (
    <>
      <Field label={t("date")} error={isPast ? t("pastDay") : undefined}>
        <Select
          name={`date-${store_id}`}
          value={days.find((day) => day === draft.date) ?? ""}
          placeholder={t("anyDate", { day: calendarDay(from, tag) })}
          options={days.map((day) => ({ value: day, label: calendarDay(day, tag) }))}
          onChange={({ currentTarget }) =>
            purchase.changeShop(store_id, { date: currentTarget.value || null })
          }
        />
      </Field>
      {sections.length > 0 && (
        <Field label={t("section")}>
          <Select
            name={`section-${store_id}`}
            value={sections.find((one) => one.delivery_section === draft.section)?.delivery_section ?? ""}
            placeholder={t("anySection")}
            options={sections.map((one) => ({ value: one.delivery_section, label: one.name }))}
            onChange={({ currentTarget }) =>
              purchase.changeShop(store_id, { section: currentTarget.value || null })
            }
          />
        </Field>
      )}
    </>
  );
}

/** Days that a carrier takes orders for are few; a shop that says otherwise does not make the list endless. */
const MOST = 60;

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < MOST; day = addDays(day, 1)) days.push(day);
  return days;
}
