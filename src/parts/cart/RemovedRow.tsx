import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./CartLineRow.module.css";

interface RemovedRowProps {
  /** Of the line that was removed; null for all of them. */
  readonly name: string | null;
  readonly onUndo: () => void;
}

/** In the place of what was taken out of a cart a moment ago, with the way back. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation("menu");
  return (
    <li className={styles.removed}>
      <span role="status">{name === null ? t("line.cleared") : t("line.removed", { name })}</span>
      <Button kind="quiet" size="small" onClick={onUndo}>
        {t("line.undo")}
      </Button>
    </li>
  );
}
