import styles from "./Price.module.css";

export type PriceProps = {
  /** Formatted: "¥1,280". */
  children: string;
  /** The price before a discount, formatted; drawn struck through. */
  was?: string | undefined;
  /** How the old one is read aloud: "was". */
  wasLabel?: string | undefined;
};

/** An amount of money in tabular figures; with `was`, the new one in the accent. */
export const Price = ({ children, was, wasLabel }: PriceProps) => (
  <span className={styles.price} data-reduced={was !== undefined || undefined}>
    {was !== undefined && (
      <s className={styles.was}>
        {wasLabel && <span className="visually-hidden">{wasLabel} </span>}
        {was}
      </s>
    )}
    <span className={styles.now}>{children}</span>
  </span>
);
