import type { ReactNode } from "react";
import { checkIcon, closeIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Steps.module.css";

export type Step = {
  key: string;
  label: ReactNode;
  /** When it happened or is expected; already formatted. */
  time?: ReactNode;
  note?: ReactNode;
  state: "done" | "now" | "ahead" | "failed";
};

export type StepsProps = {
  /** What moves along; read aloud. */
  label: string;
  steps: readonly Step[];
  /** How each state is read aloud: "done", "now", "to come", "failed". */
  stateWords: Record<Step["state"], string>;
  /** In a column with times (default), or in a row of up to five. */
  layout?: "column" | "row";
};

/** How far an order has come. */
export const Steps = ({ label, steps, stateWords, layout = "column" }: StepsProps) => (
  <ol className={styles.steps} data-layout={layout} aria-label={label}>
    {steps.map((step) => (
      <li
        key={step.key}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === "now" ? "step" : undefined}
      >
        <span className={styles.dot}>
          {step.state === "done" && <Icon of={checkIcon} size={16} />}
          {step.state === "failed" && <Icon of={closeIcon} size={16} />}
        </span>
        <span className={styles.words}>
          <span className={styles.label}>
            {step.label}
            <span className="visually-hidden"> ({stateWords[step.state]})</span>
          </span>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </span>
        {step.time && <span className={styles.time}>{step.time}</span>}
      </li>
    ))}
  </ol>
);
