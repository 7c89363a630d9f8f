import { useTranslation } from "react-i18next";
import DidYouMean from "#ui/feedback/DidYouMean.tsx";
import styles from "./Mall.module.css";

interface NearGoodsProps {
  /** As it was typed. */
  readonly keyword: string | undefined;
  readonly meant: string | undefined;
  readonly onMeant: (words: string) => void;
}

/** Above goods of the mall that only come near what was searched for. */
export default function NearGoods({ keyword = "", meant, onMeant }: NearGoodsProps) {
  const { t } = useTranslation(["menu", "stores"]);
  return (
    <div role="status" className={styles.near}>
      {t("searchNear", { keyword })}
      {meant && <DidYouMean label={t("stores:meant")} words={meant} onTake={onMeant} />}
    </div>
  );
}
