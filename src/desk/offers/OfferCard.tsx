import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferState } from "#contract/calls/desk/offers.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Offers.module.css";

interface OfferCardProps {
  readonly id: string;
  readonly name: string;
  readonly state: OfferState;
  /** Null: from the first, and without end. */
  readonly period: readonly [string | null, string | null];
  readonly timeZone: string;
  /** What is counted of it: its name and its value. */
  readonly figures: readonly (readonly [string, string])[];
  /** Null: it is not changed here. */
  readonly onChange: (() => void) | null;
  /** Null: it is not ended here, or it has ended. */
  readonly end: EndProps | null;
  /** What it is. */
  readonly children: ReactNode;
}

/** An offer in a list: what it is, when, what came of it, and what can be done with it. */
export function OfferCard(props: OfferCardProps) {
  const { children, end, figures, id, name, onChange, period, state, timeZone } = props;
  const { t } = useTranslation("desk/offers");
  return (
    <li className={desk.card} data-key={`offer-${id}`}>
      <div className={desk.cardHead}>
        <strong className={styles.name}>{name}</strong>
        <span className={desk.mark}>{t(`state.${state}`)}</span>
      </div>
      {children}
      <p className={desk.soft}>
        <PeriodWords period={period} timeZone={timeZone} />
      </p>
      <Figures of={figures} />
      {(onChange !== null || end !== null) && (
        <div className={desk.acts}>
          {onChange !== null && (
            <Button kind="quiet" size="small" onClick={onChange}>
              {t("change")}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
          {end !== null && <EndOffer name={name} {...end} />}
        </div>
      )}
    </li>
  );
}

/** Numbers, each with what it is. */
export function Figures({ of }: { readonly of: OfferCardProps["figures"] }) {
  return (
    <dl className={styles.figures}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From when until when. */
export function PeriodWords({ period, timeZone }: Pick<OfferCardProps, "period" | "timeZone">) {
  const { t } = useTranslation("desk/offers");
  const when = useWhen(timeZone);
  const [start, end] = period;
  if (start === null && end === null) return t("always");
  return `${start === null ? "" : when(start)} – ${end === null ? t("noEnd") : when(end)}`;
}

interface EndProps {
  /** The button's words, and what it does. */
  readonly act: string;
  readonly how: string;
  readonly send: () => Promise<{ readonly ok: true } | ({ readonly ok: false } & DeskFailure)>;
  readonly onDone: () => Promise<unknown>;
}

/** Ends it, once one has read what that means. */
export function EndOffer({ act, how, name, onDone, send }: EndProps & { readonly name: string }) {
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const end = async () => {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    say(answer);
    if (!answer.ok) return;
    ask(false);
    await onDone();
  };
  return (
    <>
      <Button kind="outline" size="small" onClick={() => ask(true)}>
        {act}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Confirm
        open={isAsking}
        title={`${act}: ${name}`}
        act={act}
        busy={isBusy}
        onAct={() => void end()}
        onClose={() => ask(false)}
      >
        {how}
        {said}
      </Confirm>
    </>
  );
}
