import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { FindMe } from "./FindMe.tsx";
import { MyAddresses } from "./MyAddresses.tsx";
import styles from "./Place.module.css";

interface WhereSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The customer has said where they are. */
  readonly onChosen?: () => void;
  /** What is asked; otherwise where to look for stores. */
  readonly title?: string;
  /** Why it is asked; otherwise what it is good for. */
  readonly reason?: string;
}

/** Asks where the customer is, in every way in which one can say it. */
export default function WhereSheet({ open, onClose, onChosen, title, reason }: WhereSheetProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const { t: tc } = useTranslation();
  const [here, setHere] = useAtom(whereaboutsAtom);
  const done = () => {
    onChosen?.();
    onClose();
  };
  const forget = () => {
    setHere(null);
    onClose();
  };
  if (!hasTexts) return null;
  return (
    <Sheet open={open} onClose={onClose} title={title ?? t("where.title")} closeLabel={tc("close")}>
      <div className={styles.sheet}>
        <p className={styles.note}>{reason ?? t("where.text")}</p>
        <FindMe onFound={done} onLeave={onClose} />
        <MyAddresses onChosen={done} />
        {here && (
          <Button kind="quiet" block onClick={forget}>
            {t("where.forget")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
