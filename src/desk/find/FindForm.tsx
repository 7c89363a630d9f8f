import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FOUND_STATES, type findOrders } from "#contract/calls/desk/find.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Find.module.css";

export type Filter = Omit<DeskRequest<typeof findOrders>, "cursor" | "store_id">;

/** What orders are looked for by. */
export function FindForm({ onFind }: { readonly onFind: (filter: Filter) => void }) {
  const { t } = useTranslation("desk/find");
  const { t: tb } = useTranslation("desk/board");
  const { rights } = useMe();
  const [areDaysWrong, setDaysWrong] = useState(false);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
    };
    const [from, to] = [text("from"), text("to")];
    const isWrong = from !== undefined && to !== undefined && to < from;
    setDaysWrong(isWrong);
    if (isWrong) {
      const field = event.currentTarget.querySelector<HTMLElement>('[name="to"]');
      field?.closest("details")?.setAttribute("open", "");
      field?.focus();
      return;
    }
    onFind({
      text: text("text"),
      from,
      to,
      state: FOUND_STATES.find((state) => state === text("state")),
      order_type: Object.values(OrderType).find((way) => String(way) === text("order_type")),
      pay_type: Object.values(PayType).find((way) => String(way) === text("pay_type")),
    });
  };
  const all = { value: "", label: t("all") };
  const seesCustomers = rights.includes("orders") || rights.includes("till");
  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={find}
      onReset={() => {
        setDaysWrong(false);
        onFind({});
      }}
    >
      <div className={styles.first}>
        <div className={styles.text}>
          <Field label={t("text")} hint={t(seesCustomers ? "textHint" : "textHintPlain")}>
            <TextInput name="text" type="search" maxLength={60} autoComplete="off" enterKeyHint="search" />
          </Field>
        </div>
        <div className={styles.send}>
          <Button type="submit">{t("find")}</Button>
          <Button type="reset" kind="quiet">
            {t("clear")}
          </Button>
        </div>
      </div>
      <details open={window.matchMedia("(min-width: 768px)").matches}>
        <summary>{t("narrow")}</summary>
        <div className={styles.fields}>
          <Field label={t("from")}>
            <TextInput name="from" type="date" />
          </Field>
          <Field label={t("to")} error={areDaysWrong ? t("daysWrong") : undefined}>
            <TextInput name="to" type="date" />
          </Field>
          <Field label={t("state")}>
            <Select
              name="state"
              options={[all, ...FOUND_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))]}
            />
          </Field>
          <Field label={t("way")}>
            <Select
              name="order_type"
              options={[
                all,
                ...Object.values(OrderType).map((way) => ({ value: String(way), label: tb(`mode.${way}`) })),
              ]}
            />
          </Field>
          <Field label={t("payType")}>
            <Select
              name="pay_type"
              options={[
                all,
                ...Object.values(PayType).map((way) => ({ value: String(way), label: tb(`payType.${way}`) })),
              ]}
            />
          </Field>
        </div>
      </details>
    </form>
  );
}
