import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  saveSoldValue,
  type SoldFault,
  type SoldForm,
  SoldKind,
  type SoldValue,
} from "#contract/calls/desk/refill.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { ChooseSeveral } from "#desk/frame/ChooseSeveral.tsx";
import { localTime } from "#desk/frame/localTime.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { deskSend } from "#desk/net/deskSend.ts";
import { TypedField } from "#desk/offers/TypedField.tsx";
import { useOfferForm } from "#desk/offers/useOfferForm.ts";
import { EXEMPT_DAYS, isExempt } from "#domain/payments/prepaidLaw.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { money } from "#text/formats.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";

const KINDS = SoldKind.def.values;
const MOST_NAME = 60;
const MOST_DESCRIPTION = 500;

interface SoldEditorProps {
  readonly storeId: string;
  /** As it is kept now; null: another one. */
  readonly offer: SoldValue | null;
  readonly goods: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
  /** Reads what is kept anew. */
  readonly onRead: () => Promise<unknown>;
  readonly onSaved: () => Promise<unknown>;
}

/** The form of an amount for the prepaid card, or of a voucher, with the law's limits where they are decided. */
export function SoldEditor({ goods, offer, onRead, onSaved, storeId, timeZone }: SoldEditorProps) {
  const { t } = useTranslation("desk/refill");
  const { t: to } = useTranslation("desk/offers");
  const [fresh] = useState(newForm);
  const { faults, forget, isOvertaken, saving, send, set, value } = useOfferForm<SoldForm, SoldFault>(
    offer === null ? fresh : formOf(offer, timeZone),
    offer?.stamp ?? "",
  );
  const fault = (name: string) => {
    const wrong = faults[name];
    return wrong === undefined ? undefined : t(`fault.${wrong}`);
  };
  const save = async () => {
    const isSaved = await send((form, stamp) =>
      deskSend(saveSoldValue, { store_id: storeId, offer_id: offer?.offer_id ?? null, stamp, form }),
    );
    await (isSaved ? onSaved() : onRead());
  };
  const words = (language: WireLanguage) => (
    <>
      <WordsField
        name="name"
        label={t("name")}
        language={language}
        words={value.name}
        most={MOST_NAME}
        isNeeded={language === "ja" && value.kind !== "free"}
        error={fault(`name_${language}`)}
        onType={(name) => set({ name })}
      />
      <WordsField
        name="description"
        label={t("description")}
        language={language}
        words={value.description}
        most={MOST_DESCRIPTION}
        error={fault(`description_${language}`)}
        onType={(description) => set({ description })}
      />
    </>
  );
  const typed = (name: "price" | "bonus" | "most", label: string, isNeeded: boolean) => (
    <TypedField
      name={name}
      label={label}
      value={value[name]}
      isNeeded={isNeeded}
      error={fault(name)}
      onType={(text) => set({ [name]: text })}
    />
  );
  const { kind } = value;
  const credited = wholeNumber(value.price) + wholeOr(value.bonus, 0);
  const days = wholeOr(value.validity_days, null);
  const isFreed = days === null || Number.isNaN(days) ? false : isExempt(days);
  return (
    <SavingForm
      saving={saving}
      submit={t(offer === null ? "add" : "save")}
      onSubmit={save}
      overtaken={isOvertaken ? { words: to("overtaken"), readTheirs: forget } : null}
      lead={offer !== null && <p className={desk.soft}>{t("held")}</p>}
    >
      {offer === null && (
        <Field label={t("kind")}>
          <Select
            name="kind"
            value={kind}
            onChange={({ currentTarget }) =>
              set({ kind: KINDS.find((one) => one === currentTarget.value) ?? "card" })
            }
            options={KINDS.map((one) => ({ value: one, label: t(`kindOf.${one}`) }))}
          />
        </Field>
      )}
      {words("ja")}
      <OtherLanguages>{words}</OtherLanguages>
      {typed("price", t(kind === "free" ? "least" : "price"), true)}
      {kind === "free" ? typed("most", t("most"), true) : typed("bonus", t("bonus"), false)}
      {kind !== "free" && Number.isInteger(credited) && (
        <p className={desk.soft}>{t("credited", { yen: money(credited) })}</p>
      )}
      <TypedField
        name="validity_days"
        label={t("days")}
        hint={t(isFreed ? "law.hintExempt" : "law.hintCounts", { most: EXEMPT_DAYS })}
        value={value.validity_days}
        error={fault("validity_days")}
        onType={(validity_days) => set({ validity_days })}
      />
      {kind === "voucher" && goods.length > 0 && (
        <ChooseSeveral
          label={t("goods")}
          error={fault("goods_ids")}
          all={goods}
          chosen={value.goods_ids}
          onChoose={(goods_ids) => set({ goods_ids })}
        />
      )}
      <TypedField
        name="start"
        type="datetime-local"
        label={t("start")}
        value={value.start}
        error={fault("start")}
        onType={(start) => set({ start })}
      />
      <TypedField
        name="end"
        type="datetime-local"
        label={t("endTime")}
        value={value.end}
        error={fault("end")}
        onType={(end) => set({ end })}
      />
    </SavingForm>
  );
}

/** An amount for the card without a bonus, good for as long as the law leaves it alone. */
function newForm(): SoldForm {
  return {
    kind: "card",
    name: {},
    description: {},
    price: "",
    bonus: "",
    most: "",
    validity_days: String(EXEMPT_DAYS),
    goods_ids: [],
    start: "",
    end: "",
  };
}

function formOf(offer: SoldValue, timeZone: string): SoldForm {
  const { amount, end_time, goods_ids, kind, price, start_time, validity_days, words } = offer;
  const time = (moment: string | null) => (moment === null ? "" : localTime(new Date(moment), timeZone));
  return {
    kind,
    ...words,
    price: String(price),
    bonus: kind === "free" || amount === price ? "" : String(amount - price),
    most: kind === "free" ? String(amount) : "",
    validity_days: validity_days === null ? "" : String(validity_days),
    goods_ids,
    start: time(start_time),
    end: time(end_time),
  };
}
