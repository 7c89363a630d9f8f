import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./Legal.module.css";

const names = ["rule", "secret", "policy", "statute", "question"] as const;

interface RelatedProps {
  readonly title: string;
  /** The page itself. */
  readonly without: (typeof names)[number] | "help";
}

/** The way to the other legal texts. */
export function Related({ title, without }: RelatedProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title} className={styles.related}>
      <h2>{title}</h2>
      {names
        .filter((name) => name !== without)
        .map((name) => (
          <ListRow key={name} title={t(`titles.${name}`)} href={href(name, {})} />
        ))}
    </nav>
  );
}
