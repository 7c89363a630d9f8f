import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ShownUse, shownUse } from "#contract/calls/desk/uses.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Uses.module.css";

/** Milliseconds between reads: the customer may stop showing it, another clerk may be quicker. */
const EVERY = 5_000;

interface ShownUsePanelProps {
  readonly storeId: string;
  readonly id: string;
  readonly isBusy: boolean;
  readonly onDecide: (isConfirmed: boolean, label: string) => void;
  /** It is not to be decided any more: somebody else has, say. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

/** What a customer wants to use, before it is decided; or why there is nothing to decide any more. */
export function ShownUsePanel({ isBusy, onClose, onDecide, onSeen, storeId, id }: ShownUsePanelProps) {
  const { t } = useTranslation("desk/uses");
  const read = useDesk(shownUse, { store_id: storeId, use_id: id }, { every: EVERY });
  return (
    <Shown of={read}>
      {({ use }) =>
        use?.state === "waiting" ? (
          <Waiting use={use} isBusy={isBusy} onDecide={onDecide} />
        ) : (
          <Over
            words={t(use === null ? "said.unknown" : OVER[use.state])}
            onSeen={onSeen}
            onClose={onClose}
          />
        )
      }
    </Shown>
  );
}

/** Why something is not to be decided any more. */
const OVER = {
  confirmed: "said.decided",
  refused: "said.decided",
  expired: "said.expired",
  withdrawn: "said.withdrawn",
} as const;

interface OverProps extends Pick<ShownUsePanelProps, "onClose" | "onSeen"> {
  readonly words: string;
}

function Over({ onClose, onSeen, words }: OverProps) {
  const { t } = useTranslation("desk/desk");
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return (
    <div role="status">
      <Notice
        kind="warn"
        action={
          <Button size="small" kind="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        }
      >
        {words}
      </Notice>
    </div>
  );
}

interface WaitingProps extends Pick<ShownUsePanelProps, "isBusy" | "onDecide"> {
  readonly use: ShownUse;
}

function Waiting({ isBusy, onDecide, use }: WaitingProps) {
  const { t } = useTranslation("desk/uses");
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  // Not the button: an Enter too many, as of a scanner, confirms nothing.
  useEffect(() => panel.current?.focus(), []);
  const { amount, balance, bonus, description, kind, name } = use;
  const isCash = kind === "top_up";
  const yes = t(isCash ? "takeCash" : "confirm");
  const lines = [
    ...(amount === null ? [] : [[t(isCash ? "takes" : "spends"), amount] as const]),
    ...(bonus > 0 ? [[t("bonus"), bonus] as const] : []),
    ...(balance === null ? [] : [[t("balance"), balance.before] as const]),
    ...(balance === null ? [] : [[t(isCash ? "afterCash" : "after"), balance.after] as const]),
  ];
  return (
    <section ref={panel} className={styles.use} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>
        <span className={badge.badge} data-tone="accent">
          {t(`kinds.${kind}`)}
        </span>{" "}
        {name}
      </h2>
      {description !== "" && <p>{description}</p>}
      {lines.length > 0 && (
        <dl className={styles.sums}>
          {lines.map(([label, yen], index) => (
            <div key={label} data-first={index === 0 || undefined}>
              <dt>{label}</dt>
              <dd>{money(yen)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={desk.acts}>
        <Button busy={isBusy} onClick={() => onDecide(true, yes)}>
          {yes}
        </Button>
        <Button kind="outline" busy={isBusy} onClick={() => onDecide(false, t("refuse"))}>
          {t("refuse")}
        </Button>
      </div>
    </section>
  );
}
