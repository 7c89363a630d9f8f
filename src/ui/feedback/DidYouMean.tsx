import styles from "./DidYouMean.module.css";

export interface DidYouMeanProps {
  /** "Did you mean:" */
  readonly label: string;
  /** The words that were probably meant. */
  readonly words: string;
  /** Searches for these. */
  readonly onTake: (words: string) => void;
}

/** Offers the words that were probably meant in the place of mistyped ones. */
export default function DidYouMean({ label, words, onTake }: DidYouMeanProps) {
  return (
    <span className={styles.meant}>
      {label}
      <button type="button" className={styles.words} onClick={() => onTake(words)}>
        {words}
      </button>
    </span>
  );
}
