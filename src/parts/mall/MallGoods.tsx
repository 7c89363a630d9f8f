import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mallGoodsBrowse } from "#contract/calls/flow.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { Failure } from "#net/answer.ts";
import { mallStoreIndexCall } from "#net/calls/mallCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { flyIntoCart } from "#parts/cart/flyIntoCart.ts";
import { DishPicture } from "#parts/menu/dish/DishPicture.tsx";
import { GoodsAbout, GoodsAllergens } from "#parts/menu/dish/GoodsAbout.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { AddButton, OptionForm, useOptionChoice } from "#parts/menu/dish/OptionForm.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { StoreRating } from "#parts/stores/StoreRating.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { MallCartBar } from "./MallCartBar.tsx";
import { MallCartProvider } from "./MallCartProvider.tsx";
import styles from "./MallGoods.module.css";
import { ShippingNote } from "./ShippingNote.tsx";
import ShopCard from "./ShopCard.tsx";

interface MallGoodsProps {
  readonly state: {
    readonly data: Goods | undefined;
    readonly failure: Failure | undefined;
    readonly reload: () => Promise<unknown>;
  };
  /** As the link that led here says. */
  readonly storeId: string | null;
}

/** The page of goods that are shipped: what they are, how they travel, whose they are, and the mall's cart. */
export default function MallGoods({ state, storeId }: MallGoodsProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["mall", "menu"]);
  const { data: goods, failure, reload } = state;
  usePageSubject(goods?.name);
  const shopId = goods?.store_id ?? storeId ?? undefined;
  const shop =
    useCall(mallStoreIndexCall, shopId === undefined ? null : { store_id: shopId }, { isSilent: true }).data
      ?.store ?? null;
  const isSold = goods?.goods_show_type.includes(GoodsShowType.mall) === true;
  const isGone =
    (failure?.kind === "code" && failure.code === Code.productMissing) || (goods !== undefined && !isSold);
  if (!hasTexts) return <MenuSkeleton />;
  return (
    <MallCartProvider>
      <BackBar
        title={shop?.name ?? tc("titles.mall")}
        parent="mall"
        actions={<MallCartBar storeId={shopId} isInHead />}
      />
      <main className={styles.page}>
        {isGone ? (
          <EmptyState
            title={t("goods.gone")}
            illustration={<NothingFound />}
            action={<Button href={href("mall", { storeId: shopId })}>{t("goods.toMall")}</Button>}
          >
            {t("goods.goneText")}
          </EmptyState>
        ) : goods ? (
          <MallGoodsBody key={goods.id} goods={goods} shop={shop} />
        ) : failure ? (
          <CallTrouble failure={failure} onRetry={reload} />
        ) : (
          <MenuSkeleton />
        )}
      </main>
      <BottomRail tab="mall" />
    </MallCartProvider>
  );
}

const Reviews = lazyWithRetry(() => import("#parts/reviews/Evaluations.tsx"));

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton lines={4} />
    </div>
  );
}

interface MallGoodsBodyProps {
  readonly goods: Goods;
  /** Null until it is known. */
  readonly shop: StoreDetail | null;
}

/** Goods of the mall with their options, how they travel, the shop with its terms, and what others say of it. */
function MallGoodsBody({ goods, shop }: MallGoodsBodyProps) {
  const { t } = useTranslation("mall");
  const send = useSend();
  const picture = useRef<HTMLDivElement>(null);
  const { store_id } = goods;
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
          <DishPicture picture={goods.picture} name={goods.name} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{goods.name}</h2>
        <p className={styles.by}>
          {shop && (
            <>
              <Anchor href={href("mall", { storeId: store_id })}>{shop.name}</Anchor>
              <StoreRating store={shop} />
            </>
          )}
        </p>
        <GoodsAbout goods={goods} priceNote={t("taxIncluded")}>
          <ShippingNote goods={goods} number={choice.number} yen={choice.price} />
        </GoodsAbout>
        <OptionForm groups={goods.option} choice={choice} />
        <GoodsAllergens goods={goods} chosen={choice.chosen} />
        {goods.shipping && <TravelFacts facts={goods.shipping} />}
        {shop ? (
          <>
            <ShopCard storeId={store_id} shop={shop} />
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
        <AddButton goods={goods} choice={choice} isOrderable onAdded={onAdded} isInReach />
      </div>
    </>
  );
}

/** How goods travel: temperature, days until they are handed over, origin, weight, and who may buy them. */
function TravelFacts({ facts }: { readonly facts: NonNullable<Goods["shipping"]> }) {
  const { t } = useTranslation("mall");
  const tag = useLanguageTag();
  const { temperature, ships_within_days, origin, weight_grams, age_limit, sales } = facts;
  const rows = [
    [t("facts.temperature"), t(`temperature.${temperature}`)],
    [
      t("facts.ships"),
      ships_within_days === 0 ? t("facts.today") : t("facts.within", { count: ships_within_days }),
    ],
    [t("facts.origin"), origin],
    [t("facts.weight"), weight(weight_grams, tag)],
    [t("facts.age"), age_limit > 0 ? t("facts.fromAge", { age: age_limit }) : ""],
    [t("facts.sales"), sales > 0 ? t("facts.sold", { count: sales }) : ""],
  ] as const;
  return (
    <section aria-labelledby="travel-facts">
      <h2 id="travel-facts" className={styles.heading}>
        {t("facts.title")}
      </h2>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {age_limit > 0 && <p className={styles.age}>{t("facts.ageText", { age: age_limit })}</p>}
    </section>
  );
}

/** Grams in words of the language, from a kilogram on in kilograms. */
function weight(grams: number, tag: string): string {
  const isHeavy = grams >= 1_000;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: isHeavy ? "kilogram" : "gram",
    maximumFractionDigits: 1,
  }).format(isHeavy ? grams / 1_000 : grams);
}
