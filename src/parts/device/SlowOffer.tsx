import { useSetAtom, useStore } from "jotai";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { lowDataAtom } from "#state/page/deviceSettings.ts";
import { isSlowAtom } from "#state/page/pageState.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./SlowOffer.module.css";
import { changeLowData, rememberOffer } from "./lowData.ts";

/** Offers on a slow network to save data by one tap; once for a device. */
export function SlowOffer() {
  const { t } = useTranslation("slow");
  const hasTexts = useTexts(["slow"]);
  const store = useStore();
  const choose = useSetAtom(lowDataAtom);
  const setSlow = useSetAtom(isSlowAtom);
  const toast = useSetAtom(showToastAtom);
  if (!hasTexts) return null;
  const close = () => {
    rememberOffer();
    setSlow(false);
  };
  const save = () => {
    close();
    choose("on");
    void changeLowData("on", store).catch(() => {});
    toast(t("done"), "good");
  };
  return (
    <section className={styles.offer} role="status">
      <div>{t("offer")}</div>
      <div className={styles.choice}>
        <Button kind="quiet" size="small" onClick={close}>
          {t("no")}
        </Button>
        <Button size="small" onClick={save}>
          {t("save")}
        </Button>
      </div>
    </section>
  );
}
