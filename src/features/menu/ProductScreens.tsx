import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { OFFER_GONE, specialGoodsListCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { offPremisesOf } from "#parts/offPremises/offPremises.ts";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Product } from "./Product.tsx";

const MallGoods = lazyWithRetry(() => import("#parts/mall/MallGoods.tsx"));

/** The older goods page (`/productDetail`); with a `type` for that way's cart, and for what is shipped the mall's. */
export function ProductScreen({ query }: { readonly query: QueryOf<typeof routes.productDetail> }) {
  const goods = useCall(apiGoodsDetail, { goods_id: query.goodsId }, { handles: [Code.productMissing] });
  const { storeId = null, tableId = null, type } = query;
  const isShippedOnly = goods.data?.goods_show_type.every((each) => each === GoodsShowType.mall) === true;
  if (type === "4" || isShippedOnly) {
    return (
      <LazyPart waiting={<MenuSkeleton />}>
        <MallGoods state={goods} storeId={storeId} />
      </LazyPart>
    );
  }
  const offPremises = offPremisesOf(type) === null ? null : { type, offer: null, isNamed: true };
  return <Product state={goods} storeId={storeId} tableId={tableId} offPremises={offPremises} />;
}

/**
 * The goods page of pre-sale and bento goods (`/productDetails`): at the price of the offer that the link names or that
 * the store has for them, for an activity's cart; at a table for that table's cart. It shows nothing to put into a cart
 * before it is known whether they are on offer: they would go into the other one, at a price that is not theirs there.
 */
export function BentoProductScreen({ query }: { readonly query: QueryOf<typeof routes.productDetails> }) {
  const { goodsId, storeId, tableId, type, specialId } = query;
  const isAtTable = tableId !== undefined;
  const offers = useCall(
    specialGoodsListCall,
    isAtTable || !storeId ? null : { store_id: storeId, ...(specialId ? { special_id: specialId } : {}) },
    { isSilent: true, handles: [Code.storeMissing, ...OFFER_GONE] },
  );
  const offer = offers.data?.items.find(({ goods }) => goods.id === goodsId) ?? null;
  const special_id = isAtTable ? undefined : (specialId ?? offer?.special_id);
  const goods = useCall(
    bentoGoodsDetail,
    { goods_id: goodsId, ...(special_id ? { special_id } : {}) },
    { handles: [Code.productMissing] },
  );
  const { failure } = offers;
  const isUnknown = specialId !== undefined && failure !== undefined && failure.kind !== "code";
  const isOpen = offers.isLoading || isUnknown;
  return (
    <Product
      state={{
        data: isOpen ? undefined : goods.data,
        failure: goods.failure ?? (isUnknown ? failure : undefined),
        reload: () => Promise.all([offers.reload(), goods.reload()]),
      }}
      storeId={storeId ?? null}
      tableId={tableId ?? null}
      offPremises={isAtTable ? null : { type, offer, isNamed: type !== undefined || specialId !== undefined }}
    />
  );
}
