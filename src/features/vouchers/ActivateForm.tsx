import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { memberInfo } from "#contract/calls/member.ts";
import { foldWidth, shownPhone } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormField } from "#parts/form/FormField.tsx";
import { PhoneField } from "#parts/form/PhoneField.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { usePhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import type { HeldVoucher } from "#parts/storedValue/useHoldings.ts";
import { keepGift, readGift } from "#state/payments/underWay.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ActivateCode } from "./ActivateCode.tsx";
import { giftSchema } from "./activateSchema.ts";
import { giftCode } from "./giftCode.ts";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";

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
  const hasNoTexts = useAtomValue(lacksAtom).includes("texts");
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
