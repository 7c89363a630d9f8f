import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

interface Facts {
  readonly seats: string;
  readonly area: string;
}

interface TableFactsProps {
  readonly typed: Facts;
  readonly areas: readonly string[];
  readonly isSeatsWrong: boolean;
  readonly onType: (facts: Partial<Facts>) => void;
}

/** How many a table seats, and where it stands. */
export function TableFacts({ areas, isSeatsWrong, onType, typed }: TableFactsProps) {
  const { t } = useTranslation("desk/tables");
  const list = useId();
  return (
    <>
      <Field label={t("seats")} error={isSeatsWrong ? t("seatsWrong") : undefined}>
        <TextInput
          name="seats"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed.seats}
          onChange={(event) => onType({ seats: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("area")}>
        <TextInput
          name="area"
          autoComplete="off"
          list={list}
          maxLength={20}
          value={typed.area}
          onChange={(event) => onType({ area: event.currentTarget.value })}
        />
      </Field>
      <datalist id={list}>
        {areas.map((area) => (
          <option key={area} value={area}>
            {area}
          </option>
        ))}
      </datalist>
    </>
  );
}
