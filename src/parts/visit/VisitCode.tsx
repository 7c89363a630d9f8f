import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Pill } from "#ui/actions/Pill.tsx";
import { qrIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Visit.module.css";

interface VisitCodeProps {
  readonly store: StoreDetail;
  /** It stands within something that has a margin. */
  readonly isInset?: boolean;
}

/** Lets whoever is in a table's visit let others of the party in: by a code on their screen, or the visit's digits. */
export default function VisitCode({ store, isInset = false }: VisitCodeProps) {
  const { t } = useTranslation("visit");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const hasTexts = useTexts(["visit"]);
  const [isOpen, setOpen] = useState(false);
  const { store_id, table, time_zone } = store;
  const entry = table?.entry;
  if (!hasTexts || !entry || entry.is_in === 0 || entry.visit_table_id === null) return null;
  return (
    <div className={styles.add} data-inset={isInset || undefined}>
      <Pill icon={qrIcon} onClick={() => setOpen(true)}>
        {t("add")}
      </Pill>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t("addTitle")} closeLabel={tc("close")}>
        <div className={styles.code}>
          <p>{t("addText")}</p>
          {isOpen && (
            <Code
              label={t("code")}
              link={href("orderFood", { storeId: store_id, tableId: entry.visit_table_id })}
            />
          )}
          {entry.digits !== null && <p className={styles.number}>{entry.digits}</p>}
          {entry.end_time !== null && (
            <p className={styles.soft}>{t("until", { time: clockTime(entry.end_time, tag, time_zone) })}</p>
          )}
        </div>
      </Sheet>
    </div>
  );
}

/** The code for a link, drawn once its encoder has come; until then there is room for it, and the digits say the same. */
function Code({ label, link }: { readonly label: string; readonly link: string }) {
  const [drawn, setDrawn] = useState<{ readonly link: string; readonly picture: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("#parts/share/qrAddress.ts").then(
      ({ qrAddress }) =>
        isCurrent && setDrawn({ link, picture: qrAddress(window.location.origin + link, 2) }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  if (drawn?.link !== link) return <div className={styles.picture} />;
  return <img className={styles.picture} src={drawn.picture} alt={label} width={220} height={220} />;
}
