import { apiGoodsDetail } from "#contract/calls/goods.ts";
import { useCall } from "#net/useCall.ts";
import { awayMode } from "#parts/away/awayMode.ts";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Product } from "./Product.tsx";

const MallGoods = lazyAgain(() => import("#parts/mallGoods/MallGoods.tsx"));

/** The older goods page (`/productDetail`); with a `type` for that way's cart, and for what is shipped the mall's. */
export default function ProductScreen({ query }: { readonly query: QueryOf<typeof routes.productDetail> }) {
  const goods = useCall(apiGoodsDetail, { goods_id: query.goodsId }, { handles: [302] });
  const { storeId = null, tableId = null, type } = query;
  const isShippedOnly = goods.data?.goods_show_type.every((each) => each === 3) === true;
  if (type === "4" || isShippedOnly) {
    return (
      <LazyPart waiting={<MenuSkeleton />}>
        <MallGoods state={goods} storeId={storeId} />
      </LazyPart>
    );
  }
  const away = awayMode(type) === null ? null : { type, offer: null, isNamed: true };
  return <Product state={goods} storeId={storeId} tableId={tableId} away={away} />;
}
