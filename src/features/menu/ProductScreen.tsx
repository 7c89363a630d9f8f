import { apiGoodsDetail } from "#contract/calls/goods.ts";
import { useCall } from "#net/useCall.ts";
import { awayMode } from "#parts/away/awayMode.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Product } from "./Product.tsx";

/** The older goods page (`/productDetail`); with a `type` for that way's cart. */
export default function ProductScreen({ query }: { readonly query: QueryOf<typeof routes.productDetail> }) {
  const goods = useCall(apiGoodsDetail, { goods_id: query.goodsId }, { handles: [302] });
  const { storeId = null, tableId = null, type } = query;
  const away = awayMode(type) === null ? null : { type, offer: null, isNamed: true };
  return <Product state={goods} storeId={storeId} tableId={tableId} away={away} />;
}
