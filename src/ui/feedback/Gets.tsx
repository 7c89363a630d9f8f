import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import styles from "./EmptyState.module.css";

export type GetsProps = {
  /** What the list is of; read aloud. */
  label: string;
  gets: readonly (readonly [words: string, icon: IconShape])[];
};

/** On an empty page: what one would get there. */
export const Gets = ({ label, gets }: GetsProps) => (
  <ul className={styles.gets} aria-label={label}>
    {gets.map(([words, icon]) => (
      <li key={words} className={styles.get}>
        <Icon of={icon} size={20} />
        <span>{words}</span>
      </li>
    ))}
  </ul>
);
