import type { ReactNode } from "react";
import styles from "./BrandButton.module.css";
import { brandMarks } from "./brandMarks.ts";
import { Spinner } from "./Spinner.tsx";

export type BrandButtonProps = {
  brand: keyof typeof brandMarks;
  children: ReactNode;
  /** Its work is under way: further taps do nothing. */
  busy?: boolean | undefined;
  onClick: () => void;
};

/** Signs in by another company's account, in that company's colours and with its mark, as its guideline asks. */
export const BrandButton = ({ brand, children, busy, onClick }: BrandButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-brand={brand}
    aria-busy={busy || undefined}
    aria-disabled={busy}
    onClick={() => !busy && onClick()}
  >
    <svg className={styles.mark} viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
      <path d={brandMarks[brand]} />
    </svg>
    <span className={styles.words}>{children}</span>
    {busy && <Spinner />}
  </button>
);
