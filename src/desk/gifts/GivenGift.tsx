import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { type DeskGift, sendGift, withdrawGift } from "#contract/calls/desk/gifts.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import type { useTold } from "#desk/net/useTold.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import { isOfRecipient, RecipientFields, useRecipient } from "./RecipientFields.tsx";
import styles from "./Gifts.module.css";

interface GivenGiftProps {
  readonly storeId: string;
  readonly gift: DeskGift;
  readonly timeZone: string;
  readonly hasTexts: boolean;
  readonly telling: Pick<ReturnType<typeof useTold>, "tell" | "tellFailure">;
  /** Reads the list anew, once something came of it: with words where it was done. */
  readonly onDone: (words: string | null) => Promise<unknown>;
}

const TONES = { waits: "info", activated: "ok", expired: undefined } as const;
const SENT_TONES = { waiting: "info", sent: "ok", given_up: "danger" } as const;

/** A voucher that was given: whether it was activated, whom it was sent to, and what can still be done with it. */
export function GivenGift(props: GivenGiftProps) {
  const { gift, hasTexts, timeZone } = props;
  const { t } = useTranslation("desk/gifts");
  const when = useWhen(timeZone);
  const [isSending, setSending] = useState(false);
  const { amount, name, sent, state, time } = gift;
  const isOpen = isSending && state === "waits";
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <p>
          <strong>
            {name} {money(amount)}
          </strong>{" "}
          <time className={desk.soft} dateTime={time}>
            {when(time)}
          </time>
        </p>
        <span className={badge.badge} data-tone={TONES[state]}>
          {t(`state.${state}`)}
        </span>
      </div>
      {sent !== null && (
        <p>
          {sent.to}{" "}
          <span className={badge.badge} data-tone={SENT_TONES[sent.state]}>
            {t(`sent.${sent.state}`)}
          </span>
        </p>
      )}
      {state !== "activated" && (
        <div className={desk.acts}>
          {hasTexts && state === "waits" && (
            <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setSending(!isOpen)}>
              {t(sent === null ? "send" : "sendAgain")}
              <span className="visually-hidden">
                {" "}
                {name} {when(time)}
              </span>
            </Button>
          )}
          <Withdraw {...props} />
        </div>
      )}
      {isOpen && <SendForm {...props} onSent={() => setSending(false)} />}
    </li>
  );
}

/** Sends a voucher that nobody has activated, with a new code. */
function SendForm({
  gift: { stamp, voucher_id },
  onDone,
  onSent,
  storeId,
  telling,
}: GivenGiftProps & { readonly onSent: () => void }) {
  const { t } = useTranslation("desk/gifts");
  const [recipient, setRecipient] = useRecipient();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (why: string) => {
    setFault(why);
    field.current?.focus();
  };
  async function send(): Promise<void> {
    if (isBusy) return;
    if (recipient.to.trim() === "") return refuse(t("refusal.bad_to"));
    setBusy(true);
    const answer = await deskSend(sendGift, { store_id: storeId, voucher_id, stamp, ...recipient });
    setBusy(false);
    if (!answer.ok) {
      telling.tellFailure(answer, t("send"), () => void send());
      // Somebody else may have sent it, and what they did is seen.
      if (answer.kind === "fault") await onDone(null);
      return;
    }
    if (!("refusal" in answer.data)) {
      onSent();
      await onDone(t("sentTo"));
      return;
    }
    const { refusal } = answer.data;
    if (isOfRecipient(refusal)) return refuse(t(`refusal.${refusal}`));
    telling.tell("refused", t(`refusal.${refusal}`));
    await onDone(null);
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <RecipientFields
        label={t("toAgain")}
        note={t("sendHow")}
        field={field}
        recipient={recipient}
        fault={fault}
        onChange={(now) => {
          setRecipient(now);
          setFault(null);
        }}
      />
      <div className={desk.acts}>
        <Button type="submit" kind="outline" busy={isBusy}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

/** Ends a voucher, once one has read what that means. */
function Withdraw({
  gift: { amount, name, time, voucher_id },
  onDone,
  storeId,
  telling,
  timeZone,
}: GivenGiftProps) {
  const { t } = useTranslation("desk/gifts");
  const when = useWhen(timeZone);
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function withdraw(): Promise<void> {
    ask(false);
    setBusy(true);
    const answer = await deskSend(withdrawGift, { store_id: storeId, voucher_id });
    setBusy(false);
    if (!answer.ok) telling.tellFailure(answer, t("withdraw"), () => void withdraw());
    await onDone(answer.ok ? t("withdrawn") : null);
  }
  return (
    <>
      <Button kind="quiet" size="small" busy={isBusy} onClick={() => ask(true)}>
        {t("withdraw")}
        <span className="visually-hidden">
          {" "}
          {name} {when(time)}
        </span>
      </Button>
      <Confirm
        open={isAsking}
        title={`${t("withdraw")}: ${name} ${money(amount)}`}
        act={t("withdraw")}
        onAct={() => void withdraw()}
        onClose={() => ask(false)}
      >
        {t("withdrawHow")}
      </Confirm>
    </>
  );
}
