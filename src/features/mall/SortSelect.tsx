import { useTranslation } from "react-i18next";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Mall.module.css";
import { MALL_SORTS, type Sort } from "./mallQuery.ts";

interface SortSelectProps {
  readonly sort: Sort;
  readonly onChange: (sort: string) => void;
}

/** In which order the goods come: quieter than what they are, which stands above them in a row of its own. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const { t } = useTranslation("mall");
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t("sort.label")}</span>
      <select name="sort" value={`${sort}`} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {MALL_SORTS.map((each) => (
          <option key={each} value={`${each}`}>
            {t(`sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={chevronIcon} size={16} />
    </label>
  );
}
