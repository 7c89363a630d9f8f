import styles from "./Spinner.module.css";

/** The turning ring of a busy button; pages show skeletons instead. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
