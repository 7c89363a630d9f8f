import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mallGoodsBrowse } from "#contract/calls/flow.ts";
import type { Goods } from "#contract/goods.ts";
import { mallStoreIndexCall } from "#net/calls/mallCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { flyIntoCart } from "#parts/mallCart/flyIntoCart.ts";
import { AddButton } from "#parts/optionSheet/AddButton.tsx";
import { GoodsAbout } from "#parts/optionSheet/GoodsAbout.tsx";
import { OptionForm } from "#parts/optionSheet/OptionForm.tsx";
import { useOptionChoice } from "#parts/optionSheet/useOptionChoice.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./MallGoods.module.css";
import ShopCard from "./ShopCard.tsx";
import { TravelFacts } from "./TravelFacts.tsx";

const Reviews = lazyAgain(() => import("#parts/evaluation/Evaluations.tsx"));

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton lines={4} />
    </div>
  );
}

/** Goods of the mall with their options, how they travel, the shop with its terms, and what others say of it. */
export function MallGoodsBody({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("mall");
  const send = useSend();
  const picture = useRef<HTMLDivElement>(null);
  const { store_id } = goods;
  const shop = useCall(mallStoreIndexCall, { store_id }, { isSilent: true }).data?.store ?? null;
  const choice = useOptionChoice(goods, store_id);
  useEffect(() => {
    void send(mallGoodsBrowse, { goods_id: goods.id, store_id }, { isSilent: true });
  }, [send, goods.id, store_id]);
  const onAdded = () => {
    flyIntoCart(picture.current?.querySelector("img"));
    choice.setNumber(1);
  };
  return (
    <>
      {goods.picture && (
        <div ref={picture}>
          <Picture {...goods.picture} alt="" sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
        </div>
      )}
      <div className={styles.words}>
        <GoodsAbout goods={goods} />
        <OptionForm groups={goods.option} choice={choice} />
        <AddButton goods={goods} choice={choice} isOrderable onAdded={onAdded} />
        {goods.shipping && <TravelFacts facts={goods.shipping} />}
        {shop ? (
          <>
            <ShopCard
              storeId={store_id}
              shop={shop}
              goods={{ goods, number: choice.number, yen: choice.price }}
            />
            <section aria-labelledby="shop-reviews" className={styles.reviews}>
              <h2 id="shop-reviews" className={styles.heading}>
                {t("goods.reviews")}
              </h2>
              <LazyLayer waiting={<Waiting />}>
                <Reviews storeId={store_id} timeZone={shop.time_zone} />
              </LazyLayer>
            </section>
          </>
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </>
  );
}
