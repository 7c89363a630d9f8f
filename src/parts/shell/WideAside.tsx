import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import styles from "./WideAside.module.css";

/** Beside the column on a wide screen: its code to go on with on a phone, small, for it is not what one came for. */
export default function WideAside() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [picture, setPicture] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { qrAddress } = await import("#parts/share/qrAddress.ts");
      if (isCurrent) setPicture(qrAddress(window.location.origin + pathname + search, 1));
    };
    // Without a network its code may not come, and neither would the page on another phone.
    draw().catch(() => null);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search]);

  if (picture === null) return null;
  return (
    <aside className={styles.aside}>
      <div className={styles.inside}>
        <img src={picture} alt={t("pageCode")} width={112} height={112} />
        <p>{t("onPhone")}</p>
      </div>
    </aside>
  );
}
