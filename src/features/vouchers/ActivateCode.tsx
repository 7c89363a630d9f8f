import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { getCouponCall } from "#net/calls/specialCalls.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { refusal } from "#parts/form/refusal.ts";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { CodeField } from "#parts/phoneCode/CodeField.tsx";
import type { PhoneCode } from "#parts/phoneCode/usePhoneCode.ts";
import type { HeldVoucher } from "#parts/storedValue/useHoldings.ts";
import type { GiftDraft } from "#state/payments/underWay.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { phoneCodeSchema } from "./activateSchema.ts";
import styles from "./Vouchers.module.css";

interface ActivateCodeProps {
  readonly gift: GiftDraft;
  readonly phoneCode: PhoneCode;
  readonly sent: SentCode;
  readonly onActivated: (voucher: HeldVoucher) => void;
}

/** The code that the phone got; with it the gift is taken, once. */
export function ActivateCode({ gift, phoneCode, sent, onActivated }: ActivateCodeProps) {
  const { t } = useTranslation("value");
  const send = useIntent(getCouponCall, [107, 501, 505, 506, 90006]);
  const [problem, setProblem] = useState<"none" | "used" | null>(null);
  const schema = useMemo(() => phoneCodeSchema(sent.length), [sent.length]);

  const take = async (code: string): Promise<Refusal | null> => {
    setProblem(null);
    const answer = await send({ activation: { ...gift, code } });
    if (!answer.ok) {
      if (answer.kind === "code" && (answer.code === 501 || answer.code === 505)) {
        setProblem(answer.code === 501 ? "none" : "used");
        return null;
      }
      return refusal(answer, { 107: "code" });
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
