import { useAtom, useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { mallOrderInvoice } from "#contract/calls/mallOrder.ts";
import { memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail, Receipt } from "#contract/order.ts";
import { Email } from "#contract/scalars.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import type { Failure } from "#net/answer.ts";
import { useCall } from "#net/useCall.ts";
import { Form, FormMemory, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { receiptDraftAtom } from "#state/drafts/formDrafts.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Receipt.module.css";

interface ReceiptSheetProps {
  readonly order: OrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Has a receipt made out, by mail or to print. */
export default function ReceiptSheet({ order, open, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation("receipt");
  const { t: tc } = useTranslation();
  const [made, setMade] = useState<Receipt | null>(null);
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={tc("close")}>
      {made ? (
        <ReceiptDone receipt={made} onAgain={() => setMade(null)} />
      ) : (
        <ReceiptForm order={order} onMade={setMade} />
      )}
    </Sheet>
  );
}

interface ReceiptFormProps {
  readonly order: OrderDetail;
  readonly onMade: (receipt: Receipt) => void;
}

interface Values {
  readonly title: string;
  readonly email: string;
}

const HANDLED = [
  Code.missingParameter,
  Code.orderMissing,
  Code.receiptAlreadyPrinted,
  Code.printFailed,
  Code.companyNameMissing,
  Code.noPermission,
  Code.tooManyRequests,
] as const;

/** Whom the receipt is made out to, and how it comes. */
export function ReceiptForm({ order, onMade }: ReceiptFormProps) {
  const { t } = useTranslation("receipt");
  const hasNoMail = useAtomValue(missingServicesAtom).includes("mail");
  const [way, setWay] = useState<"mail" | "print">(hasNoMail ? "print" : "mail");
  const [draft, setDraft] = useAtom(receiptDraftAtom);
  const { order_no, invoice_title } = order;
  const [initial] = useState<Values>({
    title: draft.orderNo === order_no ? draft.title : invoice_title || draft.title,
    email: draft.email,
  });
  const refused = useRefusalWords();
  const ask = useIntent(order.order_type === OrderType.shipping ? mallOrderInvoice : orderInvoice, HANDLED);

  const submit = async ({ title, email }: Values): Promise<Refusal | null> => {
    const wanted = { order_no, companyName: title };
    const answer = await ask(way === "mail" ? { ...wanted, kind: 1, email } : { ...wanted, kind: 2 });
    if (!answer.ok) return refused(answer);
    onMade(answer.data);
    return null;
  };

  return (
    <Form initial={initial} schema={way === "mail" ? mailSchema : printSchema} onSubmit={submit}>
      <FormMemory<Values> onValues={(values) => setDraft({ orderNo: order_no, ...values })} />
      <FormField
        name="title"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="organization"
        maxLength={100}
        enterKeyHint="next"
      />
      {!hasNoMail && (
        <Field group label={t("way")}>
          <RadioCards
            name="way"
            value={way}
            onChange={setWay}
            options={[
              { value: "mail", label: t("mail") },
              { value: "print", label: t("print"), note: t("printNote") },
            ]}
          />
        </Field>
      )}
      {way === "mail" && <EmailField />}
      <p className={styles.note}>{t("copyNote")}</p>
      <SubmitButton>{t(way === "mail" ? "send" : "make")}</SubmitButton>
    </Form>
  );
}

/** Characters of a title, as the call takes them. */
const TITLE_MAX = 100;

const title = string().default("").trim().required("title_missing").max(TITLE_MAX, "title_long");
const email = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed));

/** What a receipt is asked for with: to print. */
const printSchema = object({ title, email });
/** And by mail, where an address is needed that the provider takes. */
const mailSchema = object({
  title,
  email: email
    .required("email_missing")
    .test("address", "email_wrong", (typed) => Email.safeParse(typed).success),
});

/** Where the receipt goes: to the member's own address, unless another is typed. */
function EmailField() {
  const { t } = useTranslation("receipt");
  const { value, set } = useFormField<string>("email");
  const profile = useCall(memberInfo, value === "" ? {} : null, { isSilent: true });
  const known = profile.data?.email ?? "";
  const fill = useEffectEvent(() => {
    if (value === "" && known !== "") set(known);
  });
  useEffect(() => fill(), [known]);
  return (
    <FormField
      name="email"
      type="email"
      label={t("email")}
      tidy={(typed) => foldWidth(typed).trim()}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="hanako@example.com"
    />
  );
}

/** Codes whose message says less than can be said here: what to do instead. */
const OWN = [Code.receiptAlreadyPrinted, Code.printFailed, Code.noPermission] as const;

/** Why a receipt was not made out, at the field that it is about. */
function useRefusalWords(): (failure: Failure) => Refusal {
  const { t } = useTranslation("receipt");
  return (failure) => {
    const refused = refusal(failure, {
      [Code.companyNameMissing]: "title",
      [Code.missingParameter]: "email",
    });
    const own = failure.kind === "code" ? OWN.find((code) => code === failure.code) : undefined;
    return own === undefined
      ? refused
      : { field: null, fault: { kind: "message", code: own, text: t(`refused.${own}`) } };
  };
}

interface ReceiptDoneProps {
  readonly receipt: Receipt;
  readonly onAgain: () => void;
}

/** The receipt is there: where it went, or the way to its page. */
function ReceiptDone({ receipt, onAgain }: ReceiptDoneProps) {
  const { t } = useTranslation("receipt");
  const { host, reach } = useAtomValue(signInPathAtom);
  const { is_copy, print_url, receipt_no, sent_to } = receipt;
  return (
    <div className={styles.done}>
      <Notice kind="ok" live>
        {sent_to === null ? t("ready", { number: receipt_no }) : t("sent", { email: sent_to })}
      </Notice>
      {is_copy === 1 && <p>{t("isCopy")}</p>}
      {sent_to !== null && <p>{t("sentHint")}</p>}
      {print_url !== null &&
        // LINE's browser cannot print: the page opens in one that can.
        (host === "line" ? (
          <Button block onClick={() => void reach().then(({ openOutside }) => openOutside(print_url))}>
            {t("open")}
          </Button>
        ) : (
          <Button block href={print_url}>
            {t("open")}
          </Button>
        ))}
      <Button block kind="quiet" onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
