import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type CouponFault,
  type CouponForm,
  type listCoupons,
  makeCoupon,
} from "#contract/calls/desk/coupons.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { CouponScope, DiscountType, ReceiveType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { ChooseSeveral } from "#desk/frame/ChooseSeveral.tsx";
import { localTime } from "#desk/frame/localTime.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CouponPreview } from "./CouponPreview.tsx";

const DAYS = 30;
const DAY = 86_400_000;
const OTHERS = LOCALES.map(wireLanguage).filter((one) => one !== "ja");
const USAGES = ["common", "dine_in", "pick_up", "delivery", "ec"] as const;
const SCOPES = Object.values(CouponScope);
const RECEIVERS = Object.values(ReceiveType);

type Faults = Readonly<Record<string, CouponFault>>;
type TextField = Exclude<
  { [Name in keyof CouponForm]: CouponForm[Name] extends string ? Name : never }[keyof CouponForm],
  "usage_type"
>;

interface CouponEditorProps {
  /** Null: the operator's. */
  readonly storeId: string | null;
  /** What a store's coupons may be limited to, and its clock. */
  readonly scopes: Pick<DeskResponse<typeof listCoupons>, "categories" | "goods" | "time_zone">;
  /** Null: nothing yet. */
  readonly typed: CouponForm | null;
  readonly onType: (form: CouponForm) => void;
  readonly onMade: () => Promise<unknown>;
}

/** A new coupon's form, with what is wrong with a field under it. */
export function CouponEditor({ onMade, onType, scopes, storeId, typed }: CouponEditorProps) {
  const { t } = useTranslation("desk/coupons");
  const [initial] = useState(() => newCoupon(scopes.time_zone));
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [faults]);

  const form = typed ?? initial;
  const set = (changes: Partial<CouponForm>) => onType({ ...form, ...changes });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(makeCoupon, { store_id: storeId, form });
    setBusy(false);
    say(answer);
    if (!answer.ok) return;
    setFaults(answer.data.faults);
    if (answer.data.coupon_id !== null) await onMade();
  };

  const fault = (name: string) => {
    const wrong = faults[name];
    return wrong === undefined ? undefined : t(`fault.${wrong}`);
  };
  const text = (name: TextField, label: string, more: { isTime?: boolean } = {}) => (
    <Field label={label} error={fault(name)}>
      <TextInput
        name={name}
        autoComplete="off"
        maxLength={20}
        {...(more.isTime ? { type: "datetime-local" } : { inputMode: "numeric" as const })}
        value={form[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  const words = (name: "name" | "description", language: WireLanguage, label: string) => (
    <Field
      label={`${label} (${nameOfWire(language)})`}
      required={name === "name" && language === "ja"}
      error={fault(`${name}_${language}`)}
    >
      <TextInput
        name={`${name}_${language}`}
        autoComplete="off"
        maxLength={name === "name" ? 120 : 600}
        value={form[name][language] ?? ""}
        onChange={(event) => set({ [name]: { ...form[name], [language]: event.currentTarget.value } })}
      />
    </Field>
  );
  const isOtherWrong = OTHERS.some((one) => faults[`name_${one}`] || faults[`description_${one}`]);
  return (
    <form ref={element} className={desk.page} onSubmit={(event) => void send(event)} noValidate>
      {Object.keys(faults).length > 0 && (
        <div role="alert">
          <Notice kind="danger">{t("wrong")}</Notice>
        </div>
      )}
      {words("name", "ja", t("name"))}
      {words("description", "ja", t("description"))}
      <details className={desk.fold} open={isOtherWrong || undefined}>
        <summary>{t("others")}</summary>
        <p className={desk.soft}>{t("fallback")}</p>
        {OTHERS.map((one) => (
          <div key={one}>
            {words("name", one, t("name"))}
            {words("description", one, t("description"))}
          </div>
        ))}
      </details>
      <Field label={t("kind")}>
        <Select
          name="discount_type"
          value={String(form.discount_type)}
          onChange={(event) =>
            set({
              discount_type:
                event.currentTarget.value === String(DiscountType.percent)
                  ? DiscountType.percent
                  : DiscountType.amount,
            })
          }
          options={[
            { value: String(DiscountType.amount), label: t("yenOff") },
            { value: String(DiscountType.percent), label: t("percentOff") },
          ]}
        />
      </Field>
      {text("discount_price", t("amount"))}
      {form.discount_type === DiscountType.percent && text("max_discount", t("most"))}
      {text("minimum_spend", t("minimum"))}
      <Field label={t("usage")}>
        <Select
          name="usage_type"
          value={form.usage_type}
          onChange={({ currentTarget }) =>
            set({ usage_type: USAGES.find((one) => one === currentTarget.value) ?? "common" })
          }
          options={USAGES.map((one) => ({ value: one, label: t(`usageOf.${one}`) }))}
        />
      </Field>
      {storeId !== null && (
        <Field label={t("scope")}>
          <Select
            name="scope"
            value={String(form.scope)}
            onChange={({ currentTarget }) =>
              set({ scope: SCOPES.find((one) => String(one) === currentTarget.value) ?? CouponScope.store })
            }
            options={SCOPES.map((one) => ({ value: String(one), label: t(`scopeOf.${one}`) }))}
          />
        </Field>
      )}
      {storeId !== null && form.scope === CouponScope.category && (
        <ChooseSeveral
          label={t("categories")}
          error={fault("category_ids")}
          all={scopes.categories}
          chosen={form.category_ids}
          onChoose={(category_ids) => set({ category_ids })}
        />
      )}
      {storeId !== null && form.scope === CouponScope.product && (
        <ChooseSeveral
          label={t("goods")}
          error={fault("goods_ids")}
          all={scopes.goods}
          chosen={form.goods_ids}
          onChoose={(goods_ids) => set({ goods_ids })}
        />
      )}
      <Field label={t("receivers")}>
        <Select
          name="receive_type"
          value={String(form.receive_type)}
          onChange={({ currentTarget }) =>
            set({
              receive_type: RECEIVERS.find((one) => String(one) === currentTarget.value) ?? ReceiveType.all,
            })
          }
          options={RECEIVERS.map((one) => ({ value: String(one), label: t(`receiver.${one}`) }))}
        />
      </Field>
      {text("start", t("start"), { isTime: true })}
      {text("end", t("end"), { isTime: true })}
      {text("validity_days", t("days"))}
      {text("limit_per_person", t("perPerson"))}
      {text("limit_total", t("total"))}
      <CouponPreview form={form} dishes={scopes.goods} />
      {said}
      <Button type="submit" block busy={isBusy}>
        {t("add")}
      </Button>
    </form>
  );
}

/** One for everybody and everything, of thirty days from now, of which each may have one. */
function newCoupon(zone: string): CouponForm {
  const now = Date.now();
  return {
    name: {},
    description: {},
    discount_type: DiscountType.amount,
    discount_price: "",
    max_discount: "",
    minimum_spend: "0",
    usage_type: "common",
    scope: CouponScope.store,
    category_ids: [],
    goods_ids: [],
    receive_type: ReceiveType.all,
    start: localTime(new Date(now), zone),
    end: localTime(new Date(now + DAYS * DAY), zone),
    validity_days: "",
    limit_per_person: "1",
    limit_total: "",
  };
}
