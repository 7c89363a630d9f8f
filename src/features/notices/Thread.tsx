import { useLayoutEffect, useRef } from "react";
import type { Inform } from "#contract/inform.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Bubble } from "./Bubble.tsx";
import styles from "./MessageScreen.module.css";

interface ThreadProps {
  /** Oldest first. */
  readonly messages: readonly Inform[];
  readonly label: string;
  readonly timeZone: string;
}

/** The messages by day, the newest at the bottom, which a new one scrolls to. */
export function Thread({ messages, label, timeZone }: ThreadProps) {
  const tag = useLanguageTag();
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.inform_id;
  useLayoutEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: "end" });
  }, [newest]);
  const dayOf = (message: Inform | undefined) => (message ? day(message.time, tag, timeZone) : null);
  return (
    <>
      <ol className={styles.thread} aria-label={label} aria-live="polite">
        {messages.map((message, index) => {
          const today = dayOf(message);
          return (
            <li key={message.inform_id}>
              {today !== dayOf(messages[index - 1]) && <p className={styles.day}>{today}</p>}
              <Bubble message={message} timeZone={timeZone} />
            </li>
          );
        })}
      </ol>
      <div ref={end} className={styles.end} />
    </>
  );
}
