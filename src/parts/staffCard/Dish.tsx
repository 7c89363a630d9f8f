import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { localeAtom } from "#state/page/choices.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Bilingual } from "./Bilingual.tsx";
import styles from "./StaffCard.module.css";

export interface Named {
  readonly name: string;
  readonly options: string;
}

interface DishProps {
  readonly own: Named;
  /** Null where its Japanese name is not on the device; undefined until that is known. */
  readonly japanese: Named | null | undefined;
  readonly number: number;
}

/** A dish as the staff read it, and below as the customer chose it. */
export function Dish({ own, japanese, number }: DishProps) {
  const { t } = useTranslation("staffCard");
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const large = isJapanese ? own : japanese;
  return (
    <li className={styles.dish}>
      <div className={styles.words}>
        {large === undefined && <Skeleton shape="title" />}
        {large && (
          <p lang="ja">
            <span className={styles.large}>{large.name}</span>
            {large.options !== "" && <span className={styles.strong}>{large.options}</span>}
          </p>
        )}
        {!isJapanese && (
          <p className={large === null ? styles.large : styles.own}>
            {own.name}
            {own.options !== "" && <span className={styles.options}>{own.options}</span>}
          </p>
        )}
        {large === null && (
          <p className={styles.missing}>
            <Bilingual say={(words) => words("staffCard:noName")} />
          </p>
        )}
      </div>
      <p className={styles.number}>
        <span className="visually-hidden">{t("quantity")}</span>× {number}
      </p>
    </li>
  );
}
