import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { accountCancel, type memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { useGoOn } from "#features/account/afterSignIn.ts";
import { AccountPage, MemberOnly } from "#parts/account/AccountPage.tsx";
import { useSignOut } from "#parts/account/SignOutButton.tsx";
import { usePhoneCode } from "#parts/account/usePhoneCode.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { OpenOrders, type OrderInTheWay } from "./OpenOrders.tsx";
import { type Proof, UnsubscribeForm } from "./UnsubscribeForm.tsx";

interface Done {
  readonly answer: ResponseOf<typeof accountCancel>;
  readonly wasOnLine: boolean;
}

/** Deletes the account, and ends with a last page. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation("account");
  const [done, setDone] = useState<Done | null>(null);
  if (done) return <Goodbye {...done} />;
  return (
    <MemberOnly title={t("tips.title")} parent="unsubscribeTips" forVisitors>
      {(profile) => (
        <Unsubscribe
          profile={profile}
          onDone={(answer) => setDone({ answer, wasOnLine: profile.platforms.includes("line") })}
        />
      )}
    </MemberOnly>
  );
}

interface UnsubscribeProps {
  readonly profile: ResponseOf<typeof memberInfo>;
  readonly onDone: (done: ResponseOf<typeof accountCancel>) => void;
}

/** A code where a phone is known, or the password where nothing sends codes, the customer's word that they know what goes, and then it goes. */
function Unsubscribe({ profile, onDone }: UnsubscribeProps) {
  const { t } = useTranslation("account");
  const signOut = useSignOut();
  const code = usePhoneCode("cancel_account");
  const cancel = useIntent(accountCancel, [
    Code.wrongCode,
    Code.passwordMismatch,
    Code.signOutFailed,
    Code.wrongOrderCode,
    Code.tooManyRequests,
  ]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [inTheWay, setInTheWay] = useState<readonly OrderInTheWay[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { lineToken } = useAtomValue(signInPathAtom);
  const { phone } = profile;
  const hasNoTexts = useAtomValue(missingServicesAtom).includes("texts");
  const needsCode = phone !== null && !hasNoTexts;
  const isByPassword = phone !== null && hasNoTexts && profile.has_password === 1;
  const isOnLine = profile.platforms.includes("line");

  const sendCode = async () => {
    setBusy(true);
    setRefused(await code.send(null));
    setBusy(false);
  };
  const finish = async ({ code: digits, password }: Proof): Promise<Refusal | null> => {
    // LINE ends its link by the word of whoever deletes; where it cannot be had, the account goes all the same.
    const token = isOnLine ? await lineToken().catch(() => null) : null;
    const answer = await cancel({
      is_loss_accepted: 1,
      ...(digits ? { code: digits } : {}),
      ...(isByPassword ? { password } : {}),
      ...(token ? { line_access_token: token } : {}),
    });
    if (answer.ok) {
      code.forget();
      onDone(answer.data);
      await signOut();
      return null;
    }
    const isInTheWay = answer.kind === "code" && answer.code === Code.signOutFailed;
    setInTheWay(isInTheWay ? (answer.data.orders ?? []) : []);
    if (answer.kind === "code" && answer.code === Code.passwordMismatch)
      return { field: "password", fault: { kind: "key", key: "present_wrong" } };
    const asked = needsCode ? "code" : isByPassword ? "password" : "consent";
    return refusal(answer, {
      [Code.wrongCode]: "code",
      [Code.wrongOrderCode]: "code",
      [Code.tooManyRequests]: asked,
    });
  };

  return (
    <AccountPage
      title={t("tips.title")}
      parent="unsubscribeTips"
      heading={t("unsubscribe.heading")}
      lead={
        needsCode && !code.sent
          ? t("unsubscribe.codeLead", { phone: shownPhone(phone) })
          : t(isByPassword ? "unsubscribe.passwordLead" : "unsubscribe.lead")
      }
    >
      <OpenOrders orders={inTheWay} />
      {isOnLine && <Notice>{t("tips.line")}</Notice>}
      {needsCode && !code.sent ? (
        <>
          {refused && (
            <div role="alert">
              <Notice kind="danger">
                <FaultWords fault={refused.fault} />
              </Notice>
            </div>
          )}
          <Button block busy={isBusy} onClick={() => void sendCode()}>
            {t("sendCode")}
          </Button>
        </>
      ) : (
        <UnsubscribeForm
          code={code}
          phone={phone}
          isByPassword={isByPassword}
          balance={profile.holdings.card_balance + profile.holdings.voucher_balance}
          onSubmit={finish}
        />
      )}
    </AccountPage>
  );
}

interface GoodbyeProps {
  readonly answer: ResponseOf<typeof accountCancel>;
  /** Whether the account was linked with LINE. */
  readonly wasOnLine: boolean;
}

/** The account is gone: what was kept, who was told, and that one can order all the same. */
function Goodbye({ answer, wasOnLine }: GoodbyeProps) {
  const { t } = useTranslation("account");
  const goOn = useGoOn(undefined);
  const { unlinked, kept } = answer;
  const told = unlinked.map((platform) => t(`platform.${platform}`)).join(" · ");
  return (
    <AccountPage title={t("tips.title")} parent={null}>
      <EmptyState
        title={t("goodbye.title")}
        illustration={<NorenCurtain />}
        action={
          <Button kind="quiet" onClick={goOn}>
            {t("goodbye.goOn")}
          </Button>
        }
      >
        {t("goodbye.text")}
      </EmptyState>
      {told && <Notice kind="ok">{t("goodbye.told", { platforms: told })}</Notice>}
      {wasOnLine && !unlinked.includes("line") && <Notice>{t("goodbye.lineByHand")}</Notice>}
      {kept.length > 0 && <Notice>{t("tips.keptText")}</Notice>}
    </AccountPage>
  );
}
