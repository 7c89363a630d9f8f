import * as z from "zod/mini";

/** -1 canceled, 0 pending, 1 confirmed, 2 completed, 3 completed and settled. */
export const OrderStatus = z.literal([-1, 0, 1, 2, 3]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** 0 unpaid, 1 paid, 3 refunded, 4 refund failed, 5 collected at the counter. */
export const PayStatus = z.literal([0, 1, 3, 4, 5]);
export type PayStatus = z.infer<typeof PayStatus>;

/** 1 cash at the register, 2 WeChat Pay, 3 Alipay, 4 PayPay, 5 credit card, 6 Merpay, 7 cash on delivery, 8 wallet. */
export const PayType = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
export type PayType = z.infer<typeof PayType>;

/** 0 all, 5 to pay, 4 in progress, 3 to review, 6 canceled or refunded. */
export const OrderTab = z.literal([0, 3, 4, 5, 6]);
export type OrderTab = z.infer<typeof OrderTab>;

/** 1 dine-in, 2 take-away, 3 delivery, 4 mall (shipping). */
export const OrderType = z.literal([1, 2, 3, 4]);
export type OrderType = z.infer<typeof OrderType>;

/** 1 dine-in, 2 take-away and delivery, 3 mall. */
export const GoodsShowType = z.literal([1, 2, 3]);
export type GoodsShowType = z.infer<typeof GoodsShowType>;

/** 1 normal (dine-in), 2 store-home take-away, 3 store-home delivery, 4 activity take-away, 5 activity delivery. */
export const CartAction = z.literal([1, 2, 3, 4, 5]);
export type CartAction = z.infer<typeof CartAction>;

/** 1 Monday to 7 Sunday, 8 public holiday. */
export const Weekday = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
export type Weekday = z.infer<typeof Weekday>;

/** 1 comprehensive, 2 distance, 3 best reviewed, 4 and 5 per-person price up and down, 6 lowest delivery fee. */
export const StoreSort = z.literal([1, 2, 3, 4, 5, 6]);
export type StoreSort = z.infer<typeof StoreSort>;

/** 0 secret, 1 male, 2 female. */
export const Sex = z.literal([0, 1, 2]);
/** 0 question, 1 suggestion, 2 problem, 3 business inquiry. */
export const FeedbackType = z.literal([0, 1, 2, 3]);

/** How a price is taxed: the rate itself is dated data of the provider, never a constant. */
export const TaxClass = z.literal(["food", "alcohol", "goods"]);
export type TaxClass = z.infer<typeof TaxClass>;
