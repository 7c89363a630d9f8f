import styles from "./BrandButton.module.css";
import { brandMarks } from "./brandMarks.ts";

/** The mark of another company in its colour, beside words that name it. */
export const BrandIcon = ({ brand }: { brand: keyof typeof brandMarks }) => (
  <svg
    className={styles.icon}
    data-brand={brand}
    viewBox="0 0 24 24"
    width={24}
    height={24}
    aria-hidden="true"
  >
    <path d={brandMarks[brand]} />
  </svg>
);
