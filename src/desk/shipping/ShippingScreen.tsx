import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  readShipping,
  saveShipping,
  type ShippingFault,
  type ShippingForm,
} from "#contract/calls/desk/shipping.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { FeesTable } from "./FeesTable.tsx";
import styles from "./Shipping.module.css";

/** Milliseconds between reads: another manager may change it. */
const EVERY = 15_000;

type Read = DeskResponse<typeof readShipping>;
export type Faults = Readonly<Record<string, ShippingFault>>;

/** How a shop ships, and the form that changes it. */
export default function ShippingScreen() {
  const { t } = useTranslation("desk/shipping");
  const { storeId = "" } = useParams();
  const read = useDesk(readShipping, { store_id: storeId }, { every: EVERY });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("intro")} />
      <Shown of={read}>
        {(data) => <Editor key={storeId} storeId={storeId} read={data} onSaved={read.reload} />}
      </Shown>
    </div>
  );
}

interface EditorProps {
  readonly storeId: string;
  readonly read: Read;
  readonly onSaved: () => Promise<unknown>;
}

type TextName = "freeprice" | "parcel_grams" | "chilled_fee" | "frozen_fee" | "transit_days" | "days_ahead";

/** As it is saved, until something is typed; that stays whatever becomes of its way. */
function Editor({ onSaved, read, storeId }: EditorProps) {
  const { t } = useTranslation("desk/shipping");
  const [typed, setTyped] = useState<ShippingForm | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const form = typed ?? read.form;
  const set = (changes: Partial<ShippingForm>) => setTyped({ ...form, ...changes });
  const fault = (name: string) => {
    const wrong = faults[name];
    if (wrong === undefined) return undefined;
    if (typeof wrong === "string") return t(`fault.${wrong}`);
    const figure = (value: number) => value.toLocaleString("en-US");
    return t("fault.number", { least: figure(wrong.least), most: figure(wrong.most) });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(saveShipping, { store_id: storeId, form });
    setBusy(false);
    const isSaved = answer.ok && Object.keys(answer.data.faults).length === 0;
    say(answer, isSaved ? t("saved") : undefined);
    if (!answer.ok) return;
    setFaults(answer.data.faults);
    if (!isSaved) return;
    await onSaved();
    setTyped(null);
  };
  const number = (name: TextName, label: string) => (
    <Field label={label} error={fault(name)}>
      <TextInput
        name={name}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        value={form[name]}
        onChange={({ currentTarget: { value } }) => set({ [name]: value })}
      />
    </Field>
  );
  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {Object.keys(faults).length > 0 && (
        <div role="alert">
          <Notice kind="danger">{t("wrong")}</Notice>
        </div>
      )}
      <section className={desk.card}>
        {number("freeprice", t("freeprice"))}
        <Checkbox
          label={t("islands")}
          checked={form.is_island_excepted}
          onChange={({ currentTarget: { checked } }) => set({ is_island_excepted: checked })}
        />
        {number("parcel_grams", t("parcel"))}
        {number("chilled_fee", t("chilled"))}
        {number("frozen_fee", t("frozen"))}
      </section>
      <section className={desk.card}>
        <h2>{t("delivery")}</h2>
        <Field label={t("company")} error={fault("company")}>
          <TextInput
            name="company"
            maxLength={50}
            autoComplete="off"
            value={form.company}
            onChange={({ currentTarget: { value } }) => set({ company: value })}
          />
        </Field>
        {number("transit_days", t("transit"))}
        {number("days_ahead", t("ahead"))}
        <Field label={t("sections")} hint={t("sectionsHint")} error={fault("sections")}>
          <TextArea
            name="sections"
            rows={6}
            maxLength={600}
            value={form.sections}
            onChange={({ currentTarget: { value } }) => set({ sections: value })}
          />
        </Field>
      </section>
      <FeesTable
        fees={form.fees}
        prefectures={read.prefectures}
        regions={read.regions}
        fault={fault}
        onChange={(fees) => set({ fees })}
      />
      <div className={styles.save}>
        {said}
        <Button type="submit" block busy={isBusy}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
