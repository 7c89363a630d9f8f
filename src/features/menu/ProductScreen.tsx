import { apiGoodsDetail } from "#contract/calls/goods.ts";
import { useCall } from "#net/useCall.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Product } from "./Product.tsx";

/** The older goods page (`/productDetail`). */
export default function ProductScreen({ query }: { readonly query: QueryOf<typeof routes.productDetail> }) {
  const goods = useCall(apiGoodsDetail, { goods_id: query.goodsId }, { handles: [302] });
  return <Product state={goods} storeId={query.storeId ?? null} tableId={query.tableId ?? null} />;
}
