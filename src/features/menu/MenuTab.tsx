import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { MenuList } from "#parts/menu/MenuList.tsx";
import { MenuNotice } from "./MenuNotice.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useMenu } from "#parts/menu/useMenu.ts";
import styles from "./MenuScreen.module.css";

interface MenuTabProps {
  readonly store: StoreDetail;
  readonly isOrderable: boolean;
}

/** The goods of the store, below a word on why nothing can be ordered where that is so. */
export function MenuTab({ store, isOrderable }: MenuTabProps) {
  const { t } = useTranslation("menu");
  const menu = useMenu(store.store_id);
  if (!menu.data) {
    if (menu.failure) return <CallTrouble failure={menu.failure} onRetry={menu.reload} />;
    return <MenuSkeleton />;
  }
  return (
    <>
      <MenuNotice store={store} />
      <OpenAttempt storeId={store.store_id} />
      {menu.categories.length === 0 ? (
        <p className={styles.empty}>{t("emptyMenu")}</p>
      ) : (
        <MenuList
          storeId={store.store_id}
          categories={menu.categories}
          shelves={menu.shelves}
          need={menu.need}
          isOrderable={isOrderable}
        />
      )}
    </>
  );
}
