import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { Email } from "#contract/scalars.ts";
import { foldWidth, shownPhone, typedCode } from "#domain/values/typedText.ts";
import { getCouponCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CodeField } from "#parts/account/CodeField.tsx";
import { type PhoneCode, usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField, PhoneField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import type { HeldVoucher } from "#parts/storedValue/useHoldings.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { type GiftDraft, keepGift, readGift } from "#state/payments/underWay.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";
import { giftCode } from "./giftCode.ts";

interface ActivateFormProps {
  /** Of the link. */
  readonly code: string;
  readonly onActivated: (voucher: HeldVoucher) => void;
}

/** First the gift's code, phone and email; then the code that the phone got. What was filled in survives a reload. */
export default function ActivateForm({ code, onActivated }: ActivateFormProps) {
  const { t } = useTranslation("value");
  const phoneCode = usePhoneCode("activate_voucher");
  const profile = useCall(memberInfo, {}, { isSilent: true });
  const [gift, setGift] = useState(readGift);
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  if (hasNoTexts) return <Notice kind="warn">{t("activate.noTexts")}</Notice>;
  if (gift && gift.phone !== "" && gift.phone === phoneCode.sent?.phone) {
    return (
      <ActivateCode
        gift={gift}
        phoneCode={phoneCode}
        sent={phoneCode.sent}
        onActivated={(voucher) => {
          keepGift(null);
          onActivated(voucher);
        }}
      />
    );
  }
  if (profile.isLoading) return <VoucherSkeleton />;
  const initial = {
    gift: giftCode(code) || (gift?.activation_code ?? ""),
    phone: shownPhone(gift?.phone || (profile.data?.phone ?? "")),
    email: gift?.email || (profile.data?.email ?? ""),
  };
  return (
    <Form
      initial={initial}
      schema={giftSchema}
      className={styles.form}
      onSubmit={async (typed) => {
        const next = { activation_code: typed.gift, phone: typed.phone, email: typed.email };
        keepGift(next);
        setGift(next);
        return phoneCode.send(typed.phone);
      }}
    >
      <p>{t("activate.text")}</p>
      <FormField
        name="gift"
        label={t("activate.code")}
        hint={t("activate.codeHint")}
        tidy={giftCode}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder="4F7K-2MQ0-ZP9C"
      />
      <PhoneField name="phone" autoComplete="tel" />
      <FormField
        name="email"
        type="email"
        label={t("activate.email")}
        tidy={(typed) => foldWidth(typed).trim()}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="hanako@example.com"
      />
      <SubmitButton>{t("activate.send")}</SubmitButton>
    </Form>
  );
}

/** Signs of a gift's code without its dashes. */
const GIFT_LENGTH = 12;

const giftText = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? giftCode(typed) : typed))
  .required("gift_missing")
  .test("signs", "gift_short", (typed) => typed.replaceAll("-", "").length === GIFT_LENGTH);
const email = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
  .required("email_missing")
  .test("address", "email_wrong", (typed) => Email.safeParse(typed).success);

/** What a gift is taken with, before its code was sent to the phone. */
const giftSchema = object({ gift: giftText, phone: phoneSchema, email });

/** The phone's code of so many digits. */
const phoneCodeSchema = (length: number) =>
  object({
    code: string()
      .transform((typed: unknown) => (typeof typed === "string" ? typedCode(typed, length) : typed))
      .default("")
      .required("code_missing")
      .length(length, "code_digits"),
  });

interface ActivateCodeProps {
  readonly gift: GiftDraft;
  readonly phoneCode: PhoneCode;
  readonly sent: SentCode;
  readonly onActivated: (voucher: HeldVoucher) => void;
}

/** The code that the phone got; with it the gift is taken, once. */
function ActivateCode({ gift, phoneCode, sent, onActivated }: ActivateCodeProps) {
  const { t } = useTranslation("value");
  const send = useIntent(getCouponCall, [
    Code.wrongCode,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
    Code.tooManyRequests,
  ]);
  const [problem, setProblem] = useState<"none" | "used" | null>(null);
  const schema = useMemo(() => phoneCodeSchema(sent.length), [sent.length]);

  const take = async (code: string): Promise<Refusal | null> => {
    setProblem(null);
    const answer = await send({ activation: { ...gift, code } });
    if (!answer.ok) {
      if (
        answer.kind === "code" &&
        (answer.code === Code.couponMissing || answer.code === Code.couponUsedOrExpired)
      ) {
        setProblem(answer.code === Code.couponMissing ? "none" : "used");
        return null;
      }
      return refusal(answer, { [Code.wrongCode]: "code" });
    }
    phoneCode.forget();
    if (answer.data.voucher) onActivated(answer.data.voucher);
    return null;
  };

  return (
    <Form initial={{ code: "" }} schema={schema} className={styles.form} onSubmit={({ code }) => take(code)}>
      <p>
        {t("activate.code")} <strong>{gift.activation_code}</strong>
      </p>
      <div role="alert">{problem && <Notice kind="danger">{t(`activate.${problem}`)}</Notice>}</div>
      <CodeField sent={sent} phone={gift.phone} onResend={() => phoneCode.send(gift.phone)} isAlone />
      <SubmitButton>{t("activate.finish")}</SubmitButton>
      <Button block kind="outline" onClick={phoneCode.forget}>
        {t("activate.change")}
      </Button>
    </Form>
  );
}
