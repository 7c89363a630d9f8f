import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { goodsBrowse } from "#contract/calls/flow.ts";
import { storeIndex } from "#contract/calls/store.ts";
import type { Goods } from "#contract/goods.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { Failure } from "#net/answer.ts";
import { useSend } from "#net/TransportContext.ts";
import { useCall } from "#net/useCall.ts";
import { AddButton } from "#parts/optionSheet/AddButton.tsx";
import { GoodsAbout } from "#parts/optionSheet/GoodsAbout.tsx";
import { OptionForm } from "#parts/optionSheet/OptionForm.tsx";
import { useOptionChoice } from "#parts/optionSheet/useOptionChoice.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { useAccent } from "#parts/store/useAccent.ts";
import { Picture } from "#ui/Picture.tsx";
import { CartBar } from "./CartBar.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import styles from "./Product.module.css";
import { ProductGone } from "./ProductGone.tsx";

interface ProductProps {
  readonly state: {
    readonly data: Goods | undefined;
    readonly failure: Failure | undefined;
    readonly reload: () => Promise<unknown>;
  };
  /** As the link that led here says: without it the goods themselves tell their store. */
  readonly storeId: string | null;
  readonly tableId: string | null;
}

const GONE = 302;

/** A page of its own for one of the goods, as a shared link opens it. */
export function Product({ state, storeId, tableId }: ProductProps) {
  const { t } = useTranslation("menu");
  const goods = state.data;
  const where = goods ? { store_id: goods.store_id, ...(tableId ? { table_id: tableId } : {}) } : null;
  const store = useCall(storeIndex, where);
  useAccent(store.data?.extra_config.accent_color);
  usePageSubject(goods?.name);
  const isGone = state.failure?.kind === "code" && state.failure.code === GONE;
  return (
    <>
      <BackBar title={goods?.name ?? t("menu")} parent="orderFood" />
      <main className={styles.page}>
        {goods && store.data ? (
          <Whole goods={goods} store={store.data} tableId={tableId} />
        ) : isGone ? (
          <ProductGone storeId={storeId} tableId={tableId} />
        ) : state.failure ? (
          <CallTrouble failure={state.failure} onRetry={state.reload} />
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : (
          <MenuSkeleton />
        )}
      </main>
    </>
  );
}

function Whole({ goods, store, tableId }: { goods: Goods; store: StoreDetail; tableId: string | null }) {
  const send = useSend();
  const choice = useOptionChoice(goods, store.store_id);
  const isOrderable = store.is_open === 1 && store.table?.is_locked !== 1;
  useEffect(() => {
    void send(goodsBrowse, { goods_id: goods.id, store_id: goods.store_id }, { isSilent: true });
  }, [send, goods.id, goods.store_id]);
  return (
    <>
      {goods.picture && (
        <Picture {...goods.picture} alt="" sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
      )}
      <div className={styles.words}>
        <GoodsAbout goods={goods} />
        <OptionForm groups={goods.option} choice={choice} />
        <AddButton
          goods={goods}
          choice={choice}
          isOrderable={isOrderable}
          onAdded={() => choice.setNumber(1)}
        />
      </div>
      <CartBar store={store} tableId={tableId} orderNo={null} />
    </>
  );
}
