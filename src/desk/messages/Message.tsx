import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import desk from "#desk/frame/Desk.module.css";

/** Milliseconds between reads: somebody waits for a message. */
export const OFTEN = 5_000;

interface MessageProps {
  readonly time: string;
  /** Null: it does not matter. */
  readonly state: "waiting" | "sent" | "given_up" | null;
  /** What it says; empty where that is nobody else's business. */
  readonly content: string;
  readonly foot?: ReactNode;
  /** Whom it is to. */
  readonly children: ReactNode;
}

/** A message to a customer: whom to, how it stands, when, and what it says. */
export function Message({ children, content, foot, state, time }: MessageProps) {
  const { t } = useTranslation("desk/messages");
  const zone = useStore()?.time_zone;
  const when = useWhen(zone);
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <p>{children}</p>
        <p className={desk.soft}>
          {zone !== undefined && <time dateTime={time}>{when(time)}</time>}
          {state !== null && <span className={desk.mark}>{t(`state.${state}`)}</span>}
        </p>
      </div>
      {content !== "" && <p className={desk.said}>{content}</p>}
      {foot}
    </li>
  );
}
