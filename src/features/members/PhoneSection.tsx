import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { object } from "yup";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { CodeField } from "#parts/account/CodeField.tsx";
import { codeSchema, type PhoneCode, usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { PhoneField } from "#parts/forms/FormField.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import type { SentCode } from "#state/account/sentCode.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Card } from "#ui/lists/Card.tsx";
import styles from "./User.module.css";

const newPhoneSchema = object({ phone: phoneSchema });

/** One's phone number, which signs one in: another takes its place once a code that was sent to it is typed. */
export function PhoneSection({ phone }: { readonly phone: string | null }) {
  const { t } = useTranslation("user");
  const { t: ta } = useTranslation("account");
  const { t: tc } = useTranslation();
  const code = usePhoneCode("change_phone");
  const [isChanging, setChanging] = useState(false);
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  /** Kept while one goes back and forth between number and code. */
  const [typed, setTyped] = useState("");
  const stop = () => {
    code.forget();
    setChanging(false);
  };
  const isOpen = isChanging || code.sent !== null;
  return (
    <section className={styles.section} aria-labelledby="phone">
      <h2 id="phone">{t("info.phone")}</h2>
      <Card>
        <div className={styles.list}>
          <p>{phone === null ? t("info.noPhone") : shownPhone(phone)}</p>
          {!isOpen && hasNoTexts && <Notice>{ta("noTexts")}</Notice>}
          {!isOpen && !hasNoTexts && (
            <Button block kind="outline" size="small" onClick={() => setChanging(true)}>
              {t(phone === null ? "info.addPhone" : "info.changePhone")}
            </Button>
          )}
          {isOpen && code.sent === null && (
            <Form
              initial={{ phone: typed }}
              schema={newPhoneSchema}
              onSubmit={async ({ phone: next }) => {
                setTyped(next);
                return code.send(next);
              }}
            >
              <PhoneField
                name="phone"
                autoComplete="tel"
                hint={t("info.phoneHint")}
                onLeave={setTyped}
                autoFocus
              />
              <SubmitButton>{t("info.sendCode")}</SubmitButton>
            </Form>
          )}
          {code.sent !== null && <ByCode code={code} sent={code.sent} onDone={stop} />}
          {isOpen && (
            <Button block kind="quiet" onClick={stop}>
              {tc("cancel")}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

interface ByCodeProps {
  readonly code: PhoneCode;
  readonly sent: SentCode;
  readonly onDone: () => void;
}

function ByCode({ code, sent, onDone }: ByCodeProps) {
  const { t } = useTranslation("user");
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  const alter = useIntent(alterMemberInfo, [
    Code.alreadyRegistered,
    Code.wrongCode,
    Code.profileChangeFailed,
    Code.tooManyRequests,
  ]);
  const schema = useMemo(() => object({ code: codeSchema(sent.length) }), [sent.length]);
  const phone = sent.phone ?? "";
  const change = async (digits: string): Promise<Refusal | null> => {
    const answer = await alter({ phone, code: digits });
    if (!answer.ok) return refusal(answer, { [Code.wrongCode]: "code", [Code.tooManyRequests]: "code" });
    void mutate(isAnswerOf(memberInfo.path));
    toast(t("info.phoneChanged"), "good");
    onDone();
    return null;
  };
  return (
    <Form initial={{ code: "" }} schema={schema} onSubmit={(values) => change(values.code)}>
      <CodeField sent={sent} phone={phone} onResend={() => code.send(phone)} isAlone />
      <SubmitButton>{t("info.confirmPhone")}</SubmitButton>
    </Form>
  );
}
