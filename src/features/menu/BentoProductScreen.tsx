import { bentoGoodsDetail } from "#contract/calls/goods.ts";
import { useCall } from "#net/useCall.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Product } from "./Product.tsx";

/** The goods page of pre-sale and bento goods (`/productDetails`). */
export default function BentoProductScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.productDetails>;
}) {
  const goods = useCall(bentoGoodsDetail, { goods_id: query.goodsId }, { handles: [302] });
  return <Product state={goods} storeId={query.storeId ?? null} tableId={query.tableId ?? null} />;
}
