import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import styles from "./WideAside.module.css";

/** Beside the column on a wide screen: the page's name, and its code to go on with on a phone. */
export default function WideAside() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [code, setCode] = useState<{ picture: string; title: string } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { qrAddress } = await import("#parts/share/qrAddress.ts");
      const picture = qrAddress(window.location.origin + pathname + search, 1);
      if (isCurrent) setCode({ picture, title: document.title });
    };
    // Without a network its code may not come, and neither would the page on another phone.
    draw().catch(() => null);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search]);

  if (!code) return null;
  return (
    <aside className={styles.aside}>
      <div className={styles.inside}>
        <h2>{code.title}</h2>
        <img src={code.picture} alt={t("pageCode")} width={160} height={160} />
        <p>{t("onPhone")}</p>
      </div>
    </aside>
  );
}
