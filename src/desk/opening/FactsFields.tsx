import { useTranslation } from "react-i18next";
import { FIRST_WAYS, storeChoices, type StoreFacts } from "#contract/calls/desk/newStore.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";

type WordsOf = "name" | "address" | "about" | "notes";
const MOST: Readonly<Record<WordsOf, number>> = { name: 60, address: 200, about: 600, notes: 600 };
const LONG: readonly WordsOf[] = ["about", "notes"];
const ZONES = Intl.supportedValuesOf("timeZone");

interface FactsFieldsProps {
  readonly facts: StoreFacts;
  readonly onType: (facts: StoreFacts) => void;
  /** Whether something is wrong with one of them. */
  readonly isAt: (name: keyof StoreFacts) => boolean;
}

/** What a store is called, where it is, and how one orders and pays there. */
export function FactsFields({ facts, isAt, onType }: FactsFieldsProps) {
  const { t } = useTranslation("desk/opening");
  const { t: tb } = useTranslation("desk/board");
  const { data: choices } = useDesk(storeChoices, {});
  const set = (changes: Partial<StoreFacts>) => onType({ ...facts, ...changes });
  const fault = (name: "name" | "address" | "phone" | "time_zone" | "order_types" | "pay_list") =>
    isAt(name) ? t(`fault.${name}`) : undefined;
  const words = (name: WordsOf, language: WireLanguage) => {
    const isNeeded = language === "ja" && (name === "name" || name === "address");
    return (
      <WordsField
        key={name}
        name={name}
        label={t(`facts.${name}`)}
        language={language}
        words={facts[name]}
        most={MOST[name]}
        isLong={LONG.includes(name)}
        isNeeded={isNeeded}
        error={isNeeded ? fault(name) : undefined}
        onType={(typed) => set({ [name]: typed })}
      />
    );
  };
  const ticked = <Value,>(all: readonly Value[], one: Value, isOn: boolean): Value[] =>
    isOn ? [...all, one] : all.filter((each) => each !== one);
  // What a store takes already stays to be seen, whether or not it can be taken here.
  const payTypes = [...new Set([...(choices?.pay_types ?? []), ...facts.pay_list])].toSorted(
    (one, other) => one - other,
  );
  return (
    <>
      {words("name", "ja")}
      {words("address", "ja")}
      <Field label={t("facts.phone")} required error={fault("phone")}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={24}
          value={facts.phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
      </Field>
      {words("about", "ja")}
      {words("notes", "ja")}
      <OtherLanguages>
        {(language) => (["name", "address", "about", "notes"] as const).map((name) => words(name, language))}
      </OtherLanguages>
      <Field label={t("facts.kind")}>
        <Select
          name="store_type"
          value={facts.store_type ?? ""}
          placeholder={t("facts.noKind")}
          onChange={({ currentTarget: { value } }) => set({ store_type: value === "" ? null : value })}
          options={(choices?.kinds ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={t("facts.timeZone")} error={fault("time_zone")}>
        <Select
          name="time_zone"
          value={facts.time_zone}
          onChange={({ currentTarget: { value } }) => set({ time_zone: value })}
          options={[...new Set([facts.time_zone, ...ZONES])].map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field group label={t("facts.ways")} error={fault("order_types")}>
        <div className={desk.several}>
          {FIRST_WAYS.map((way) => (
            <Checkbox
              key={way}
              label={tb(`mode.${way}`)}
              checked={facts.order_types.includes(way)}
              onChange={({ currentTarget: { checked } }) =>
                set({ order_types: ticked(facts.order_types, way, checked) })
              }
            />
          ))}
        </div>
      </Field>
      <Field group label={t("facts.pay")} hint={t("facts.payHint")} error={fault("pay_list")}>
        <div className={desk.several}>
          {payTypes.map((type) => (
            <Checkbox
              key={type}
              label={tb(`payType.${type}`)}
              checked={facts.pay_list.includes(type)}
              onChange={({ currentTarget: { checked } }) =>
                set({ pay_list: ticked(facts.pay_list, type, checked) })
              }
            />
          ))}
        </div>
      </Field>
    </>
  );
}
