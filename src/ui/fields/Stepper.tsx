import { useRef } from "react";
import { minusIcon, plusIcon, trashIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Stepper.module.css";

export type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** Default 0. */
  min?: number;
  /** Default 99. */
  max?: number;
  /** What is counted ("Miso ramen", "Diners") and what the two buttons do. */
  labels: { group: string; decrease: string; increase: string };
  /** At 0 only the + is drawn: the stepper of a goods card. */
  collapse?: boolean | undefined;
  /** The next step down takes the thing away: a bin in place of the minus at 1. */
  removable?: boolean | undefined;
  /** A tap at a bound, where the value stays as it is: say why. */
  onLimit?: ((bound: "min" | "max") => void) | undefined;
};

/** "− n +". Each change is read aloud; a button at its bound keeps the focus and tells `onLimit`. */
export const Stepper = ({
  value,
  onChange,
  min = 0,
  max = 99,
  labels,
  collapse,
  removable,
  onLimit,
}: StepperProps) => {
  const plus = useRef<HTMLButtonElement>(null);
  const closed = collapse === true && value <= 0;

  const reduce = () => {
    if (value <= min) return onLimit?.("min");
    // The minus goes with the last piece, so the focus would be lost with it.
    if (collapse && value === 1) plus.current?.focus();
    onChange(value - 1);
  };
  const increase = () => {
    if (value >= max) return onLimit?.("max");
    onChange(value + 1);
  };

  return (
    <div role="group" aria-label={labels.group} className={styles.stepper} data-closed={closed || undefined}>
      {!closed && (
        <button
          type="button"
          className={styles.less}
          aria-label={labels.decrease}
          aria-disabled={value <= min || undefined}
          onClick={reduce}
        >
          <Icon of={removable && value === 1 ? trashIcon : minusIcon} size={20} />
        </button>
      )}
      <output className={styles.value}>{value}</output>
      <button
        ref={plus}
        type="button"
        className={styles.more}
        aria-label={labels.increase}
        aria-disabled={value >= max || undefined}
        onClick={increase}
      >
        <Icon of={plusIcon} size={20} />
      </button>
    </div>
  );
};
