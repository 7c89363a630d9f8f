import { href } from "./href.ts";

/** A dish of a store's menu. */
interface Goods {
  readonly storeId: string;
  readonly goodsId: string;
  /** 2 to collect, 3 to have it brought, 4 shipped; at the table without. */
  readonly type?: "2" | "3" | "4" | undefined;
}

/**
 * The screens that a chat, a rich menu, a printed card or a shared message lead to; `permanentLink` makes links of them.
 * The desk, which signs them, writes the tables' own.
 */
export const deepLinks = {
  /** `tableId` as its printed card has it, signed. */
  table: (storeId: string, tableId: string) => href("orderFood", { storeId, tableId }),
  menu: (storeId: string) => href("orderFood", { storeId }),
  store: (storeId: string) => href("storeHome", { storeId }),
  goods: ({ storeId, goodsId, type }: Goods) => href("productDetail", { goodsId, storeId, type }),
  coupon: (couponId: string) => href("coupon", { couponId }),
  storeCoupons: (storeId: string) => href("storeCoupon", { storeId }),
  voucher: (voucherId: string) => href("voucher", { voucherId }),
  order: (orderNo: string) => href("orderDetail", { orderNo }),
  mallOrder: (orderNo: string) => href("mallOrderDetail", { orderNo }),
  stores: () => href("home", {}),
  mall: () => href("mall", {}),
  /** All cards and vouchers that one holds. */
  refillCard: () => href("goodsCoupon", {}),
  myCoupons: () => href("userCoupon", {}),
  myOrders: () => href("order", {}),
} as const;
