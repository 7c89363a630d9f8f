import type { ReactNode } from "react";
import type { Settings } from "#contract/calls/desk/settings.ts";
import styles from "./Settings.module.css";

export interface SectionProps {
  readonly settings: Settings;
}

interface FrameProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the settings under its heading, which a link on the page leads to. */
export function Section({ id, title, note, children }: FrameProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
