import styles from "./Icon.module.css";

/** The path of an icon on a grid of 24, drawn as a line 1.75 wide. All are in `icons/`, by the journey that shows them. */
export type IconShape = string;

export type IconProps = {
  of: IconShape;
  /** Only where no text beside it says the same. */
  label?: string | undefined;
  /** 16, 20 (default 24) or 32 px. */
  size?: 16 | 20 | 24 | 32;
  /** Filled with the text's colour: a chosen star, a favourite. */
  filled?: boolean | undefined;
};

/** An inline drawing in the colour of the text around it. */
export const Icon = ({ of, label, size = 24, filled }: IconProps) => (
  <svg
    className={styles.icon}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    data-filled={filled || undefined}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
  >
    <path d={of} />
  </svg>
);
