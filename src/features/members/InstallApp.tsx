import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import type { InstallOffer } from "#state/page/deviceSettings.ts";
import { plusIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./User.module.css";

/** Puts the app on the device's first screen: the browser asks, or one is told where its menu has it. */
export default function InstallApp({ offer }: { readonly offer: InstallOffer }) {
  const hasTexts = useTexts(["share"]);
  const { t } = useTranslation("share");
  const { t: tc } = useTranslation();
  const [isTold, setTold] = useState(false);
  if (!hasTexts) return null;
  const act = () => {
    if (offer.kind === "guide") setTold(true);
    // What the browser refuses it says itself.
    else offer.ask().catch(() => false);
  };
  return (
    <>
      <ListRow title={t("shortcut")} start={<Icon of={plusIcon} />} onClick={act} />
      <Sheet open={isTold} onClose={() => setTold(false)} title={t("install.title")} closeLabel={tc("close")}>
        <ol className={styles.steps}>
          <li>{t("install.share")}</li>
          <li>{t("install.choose")}</li>
          <li>{t("install.add")}</li>
        </ol>
      </Sheet>
    </>
  );
}
