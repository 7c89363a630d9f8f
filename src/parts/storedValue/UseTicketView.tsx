import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import type { UseTicket } from "#contract/storedValue.ts";
import { useWakeLock } from "#parts/shell/useWakeLock.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { checkIcon, closeIcon, warningIcon } from "#ui/icons/common.ts";
import { clockIcon, refreshIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./UseTicketView.module.css";
import type { TicketUse } from "./useUseTicket.ts";

interface UseTicketViewProps {
  readonly use: TicketUse;
  /** Where one goes on from a ticket that is decided or over; not shown while it waits. */
  readonly actions?: ReactNode;
  /** The way back while it waits. */
  readonly waitingActions?: ReactNode;
}

const ICONS = {
  confirmed: checkIcon,
  refused: warningIcon,
  expired: clockIcon,
  withdrawn: closeIcon,
  reversed: refreshIcon,
} as const;

/** The clock on the store's wall, where all stores are. */
const STORE_ZONE = "Asia/Tokyo";

/**
 * What one shows to the clerk: big digits and a QR code that change by themselves, and then what the clerk decided.
 * Texts of the namespace `useTicket`.
 */
export function UseTicketView({ use, actions, waitingActions }: UseTicketViewProps) {
  const { t } = useTranslation(["common", "useTicket"]);
  const { ticket, failure, isAsking, reload } = use;
  useWakeLock(ticket?.state === "waiting");
  const here = createPath(useLocation());
  const isStranger = useAtomValue(sessionAtom) === null;
  if (!ticket) {
    // Signed out meanwhile, as in another tab.
    if (failure && isStranger) {
      return (
        <EmptyState
          title={failure.kind === "code" ? failure.message : t(`trouble.${failure.kind}`)}
          action={<Button href={href("loginInput", { callback: here })}>{t("titles.login")}</Button>}
        />
      );
    }
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isAsking} />;
    return (
      <SkeletonGroup label={t("loading")}>
        <div className={styles.ticket}>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <div className={styles.qrWaiting}>
            <Skeleton shape="square" />
          </div>
          <Skeleton lines={2} />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.page}>
      {ticket.state === "waiting" ? (
        <Waiting ticket={ticket} use={use} />
      ) : (
        <Decided ticket={ticket} state={ticket.is_reversed ? "reversed" : ticket.state} />
      )}
      <div className={styles.actions}>
        {ticket.state === "waiting" ? (
          <>
            <Button block kind="outline" busy={use.stopping.isBusy} onClick={() => void use.stopping.stop()}>
              {t("useTicket:stop")}
            </Button>
            {waitingActions}
          </>
        ) : (
          actions
        )}
      </div>
    </div>
  );
}

function Waiting({ ticket, use }: { readonly ticket: UseTicket; readonly use: TicketUse }) {
  const { t } = useTranslation("useTicket");
  const id = useId();
  const { code, kind, name, store_name, amount } = ticket;
  const left = use.left ?? 0;
  // What the provider has just answered is good, however the clocks differ; without a connection nobody knows.
  const isGood = code !== "" && (left > 0 || use.failure === undefined);
  return (
    <section className={styles.ticket} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {kind === "top_up" ? t("waiting.topUp") : t("waiting.title")}
      </h2>
      <Facts name={name} store={store_name} amount={amount} />
      <p className={styles.code} data-over={!isGood || undefined}>
        <span className="visually-hidden">{t("code")}</span>
        <span className={styles.digits}>{isGood ? `${code.slice(0, 3)} ${code.slice(3)}` : "••• •••"}</span>
      </p>
      <div className={styles.qr} data-over={!isGood || undefined}>
        <QrCode text={isGood ? ticket.qr_text : ""} label={t("qr")} />
      </div>
      <p className={styles.life}>{isGood && left > 0 ? t("left", { count: left }) : t("renewing")}</p>
      {/* There from the start, so that what appears in it is read aloud. */}
      <div role="status">
        {use.failure && <Notice kind="offline">{t("trouble")}</Notice>}
        {use.stopping.hasFailed && <Notice kind="danger">{t("stopFailed")}</Notice>}
      </div>
      <p className={styles.hint}>{t(`hint.${kind}`)}</p>
    </section>
  );
}

interface DecidedProps {
  readonly ticket: UseTicket;
  readonly state: keyof typeof ICONS;
}

function Decided({ ticket, state }: DecidedProps) {
  const { t } = useTranslation("useTicket");
  const tag = useLanguageTag();
  const { kind, name, store_name, amount, balance, decided_time } = ticket;
  return (
    <section className={styles.ticket} role="status">
      <span className={styles.mark} data-state={state}>
        <Icon of={ICONS[state]} size={32} />
      </span>
      <h2 className={styles.title}>{state === "confirmed" ? t(`confirmed.${kind}`) : t(`${state}.title`)}</h2>
      <Facts name={name} store={store_name} amount={amount} />
      {state === "confirmed" && decided_time !== null && (
        <p className={styles.hint}>{t("confirmed.at", { time: clockTime(decided_time, tag, STORE_ZONE) })}</p>
      )}
      {state !== "confirmed" && <p className={styles.hint}>{t(`${state}.text`)}</p>}
      {balance !== null && (
        <p className={styles.balance}>
          {t("balance")} <strong>{money(balance)}</strong>
        </p>
      )}
    </section>
  );
}

function Facts({
  name,
  store,
  amount,
}: {
  readonly name: string;
  readonly store: string;
  readonly amount: number | null;
}) {
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{name}</p>
      {amount !== null && <p className={styles.amount}>{money(amount)}</p>}
      <p className={styles.store}>{store}</p>
    </div>
  );
}

interface QrCodeProps {
  /** What a scanner reads; empty: its place is kept. */
  readonly text: string;
  readonly label: string;
}

/** A QR code, drawn dark on light in any theme so that every scanner reads it. */
function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; picture: string } | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    import("#parts/share/qrAddress.ts").then(
      ({ qrAddress }) => isCurrent && setDrawn({ text, picture: qrAddress(text, 2) }),
      // The digits say the same.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn === null || drawn.text !== text) return <div className={styles.qrPicture} />;
  return <img className={styles.qrPicture} src={drawn.picture} alt={label} width={200} height={200} />;
}
