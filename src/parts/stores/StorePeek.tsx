import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import { StoreCard } from "./StoreCard.tsx";
import styles from "./StorePeek.module.css";

interface StorePeekProps {
  readonly store: StoreSummary;
  readonly onClose: () => void;
  /** What one came for. */
  readonly way?: OffPremises;
}

/** The store that was tapped on a map; its card leads on. The map brings its texts. */
export function StorePeek({ store, onClose, way }: StorePeekProps) {
  const { t } = useTranslation("places");
  return (
    <section className={styles.peek} aria-label={t("stores.peek")} aria-live="polite">
      <StoreCard store={store} layout="row" heading="h2" way={way} />
      <IconButton icon={closeIcon} label={t("stores.closePeek")} onClick={onClose} />
    </section>
  );
}
