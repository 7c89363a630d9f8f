import styles from "./WaitRing.module.css";

/** In the middle of a screen that waits for an answer, 30 × 30 px as LINE asks of mini-apps; words beside it say for what. */
export const WaitRing = () => <span className={styles.ring} aria-hidden="true" />;
