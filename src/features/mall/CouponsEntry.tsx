import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { tagIcon } from "#ui/icons/discovery.ts";
import styles from "./Mall.module.css";

const CouponsSheet = lazyAgain(() => import("./CouponsSheet.tsx"));

/** The way to the coupons that can be claimed for the mall, or for the shop that is shown. */
export function CouponsEntry({ storeId }: { readonly storeId: string | undefined }) {
  const { t } = useTranslation("mall");
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={styles.coupons} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={tagIcon} size={20} />
        <span>{storeId ? t("coupons.ofShop") : t("coupons.open")}</span>
        <Icon of={chevronIcon} size={16} />
      </button>
      {isOpen !== null && (
        <LazyLayer>
          <CouponsSheet open={isOpen} storeId={storeId} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
