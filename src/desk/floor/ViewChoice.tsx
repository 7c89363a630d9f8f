import { useTranslation } from "react-i18next";
import tabs from "#desk/frame/Tabs.module.css";
import styles from "./Floor.module.css";

/** How tables are shown: as a plan, or one below the other. */
export type FloorView = "plan" | "list";

interface ViewChoiceProps {
  readonly view: FloorView;
  readonly onChoose: (view: FloorView) => void;
}

/** The choice of how tables are shown, where there is room for a plan. */
export function ViewChoice({ onChoose, view }: ViewChoiceProps) {
  const { t } = useTranslation("desk/floor");
  return (
    <ul className={styles.views} aria-label={t("view")}>
      {(["plan", "list"] as const).map((one) => (
        <li key={one}>
          <button
            type="button"
            className={tabs.tab}
            aria-pressed={one === view}
            onClick={() => onChoose(one)}
          >
            {t(one)}
          </button>
        </li>
      ))}
    </ul>
  );
}
