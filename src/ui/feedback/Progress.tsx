import progressStyles from "./Progress.module.css";
import styles from "./WaitRing.module.css";

/** In the middle of a screen that waits for an answer, 30 × 30 px as LINE asks of mini-apps; words beside it say for what. */
export const WaitRing = () => <span className={styles.ring} aria-hidden="true" />;

export type ProgressBarProps = {
  /** What is under way; read aloud. */
  label: string;
  active: boolean;
  /** 0 to 1 where it is known how far; otherwise it runs to and fro. */
  value?: number | undefined;
};

/** The thin bar on top of the page for long work. It waits 150 ms before it is seen, so quick answers do not flash. */
export const ProgressBar = ({ label, active, value }: ProgressBarProps) =>
  active && (
    <div
      className={progressStyles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
    >
      <svg
        className={progressStyles.bar}
        data-known={value !== undefined || undefined}
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect
          width={value === undefined ? 40 : Math.min(1, Math.max(0, value)) * 100}
          height="1"
          fill="currentcolor"
        />
      </svg>
    </div>
  );
