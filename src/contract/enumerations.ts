/**
 * The wire's enumerations by name, each number once; their schemas are in scalars.ts. No schema here: first screens
 * use these names and load no zod.
 */
type ValueOf<Names extends Readonly<Record<string, unknown>>> = Names[keyof Names];

/** Where an order stands; `settled`: completed and paid. */
export const OrderStatus = { canceled: -1, pending: 0, confirmed: 1, completed: 2, settled: 3 } as const;
export type OrderStatus = ValueOf<typeof OrderStatus>;

/** What became of an order's money; `collected`: at the counter. */
export const PayStatus = { unpaid: 0, paid: 1, refunded: 3, refundFailed: 4, collected: 5 } as const;
export type PayStatus = ValueOf<typeof PayStatus>;

/** How an order is paid; `cash`: at the register. */
export const PayType = {
  cash: 1,
  weChatPay: 2,
  alipay: 3,
  payPay: 4,
  card: 5,
  merpay: 6,
  cashOnDelivery: 7,
  wallet: 8,
} as const;
export type PayType = ValueOf<typeof PayType>;

/** Tabs of the list of orders; `canceled`: or refunded. */
export const OrderTab = { all: 0, toReview: 3, inProgress: 4, toPay: 5, canceled: 6 } as const;
export type OrderTab = ValueOf<typeof OrderTab>;

/** The way of fulfillment; `shipping`: the mall's. */
export const OrderType = { dineIn: 1, takeAway: 2, delivery: 3, shipping: 4 } as const;
export type OrderType = ValueOf<typeof OrderType>;
/** Take-away and delivery, which are ordered for a time. */
export type OffPremises = typeof OrderType.takeAway | typeof OrderType.delivery;

/** Which menu goods belong to; `offPremises`: take-away and delivery. */
export const GoodsShowType = { dineIn: 1, offPremises: 2, mall: 3 } as const;
export type GoodsShowType = ValueOf<typeof GoodsShowType>;

/** A store's five carts; those of offers are apart. */
export const CartAction = {
  dineIn: 1,
  takeAway: 2,
  delivery: 3,
  offerTakeAway: 4,
  offerDelivery: 5,
} as const;
export type CartAction = ValueOf<typeof CartAction>;
export type OffPremisesCart = Exclude<CartAction, typeof CartAction.dineIn>;

/** Days with hours of their own. */
export const Weekday = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
  publicHoliday: 8,
} as const;
export type Weekday = ValueOf<typeof Weekday>;

/** The order of a list of stores; prices are for each person. */
export const StoreSort = {
  comprehensive: 1,
  distance: 2,
  bestReviewed: 3,
  priceUp: 4,
  priceDown: 5,
  deliveryFee: 6,
} as const;
export type StoreSort = ValueOf<typeof StoreSort>;

/** What a member says of themselves. */
export const Sex = { secret: 0, male: 1, female: 2 } as const;
export type Sex = ValueOf<typeof Sex>;

/** What somebody writes to the operator about. */
export const FeedbackType = { question: 0, suggestion: 1, problem: 2, business: 3 } as const;
export type FeedbackType = ValueOf<typeof FeedbackType>;

/** What holds stored value. */
export const StoredValueKind = { refillCard: 1, goodsVoucher: 2 } as const;
export type StoredValueKind = ValueOf<typeof StoredValueKind>;

/** What a coupon is limited to. */
export const CouponScope = { store: 1, category: 2, product: 3 } as const;
export type CouponScope = ValueOf<typeof CouponScope>;

/** Where a coupon is used; `shipping`: the mall. */
export const CouponType = { dineIn: 1, store: 2, takeAway: 3, delivery: 4, shipping: 5 } as const;
export type CouponType = ValueOf<typeof CouponType>;

/** Who may claim a coupon. */
export const ReceiveType = { all: 1, newMember: 2, oldMember: 3, gifted: 4 } as const;
export type ReceiveType = ValueOf<typeof ReceiveType>;

/** Tabs of the list of coupons. */
export const CouponTab = { unclaimed: 1, unused: 2, used: 3, expired: 4 } as const;
export type CouponTab = ValueOf<typeof CouponTab>;

/** Where someone who is not signed in belongs. */
export const JumpType = { signIn: 1, anonymous: 2, singleSignOn: 3 } as const;
export type JumpType = ValueOf<typeof JumpType>;

/** What a guest calls the staff for: to come to the table, to read a message, or to be let order there. */
export const StaffCallKind = { call: 1, message: 2, entry: 3 } as const;
export type StaffCallKind = ValueOf<typeof StaffCallKind>;

/** How a discount is given; `amount`: in yen. */
export const DiscountType = { none: 0, percent: 1, amount: 2 } as const;
export type DiscountType = ValueOf<typeof DiscountType>;

/** Whether goods have options to choose. */
export const SpecType = { plain: 1, options: 2 } as const;
export type SpecType = ValueOf<typeof SpecType>;

/** Whether a choice of a group of options must be made (specification, section 3). */
export const OptionNeed = { required: 1, optional: 2 } as const;
export type OptionNeed = ValueOf<typeof OptionNeed>;

/** The registration that a store asks for; `byTable`: an anonymous one. */
export const Registration = { none: 0, asked: 1, byTable: 2 } as const;
export type Registration = ValueOf<typeof Registration>;

/** How a receipt is given. */
export const ReceiptKind = { mail: 1, print: 2 } as const;
export type ReceiptKind = ValueOf<typeof ReceiptKind>;

/** What a list of stores is narrowed to; `deliversHere`: to the position that is asked for. */
export const DeliveryFilter = { free: 1, noMinimum: 2, deliversHere: 3 } as const;
export type DeliveryFilter = ValueOf<typeof DeliveryFilter>;

/** The order of a list of the mall's goods. */
export const MallSort = { comprehensive: 1, bestSold: 2, priceUp: 3, priceDown: 4, newest: 5 } as const;
export type MallSort = ValueOf<typeof MallSort>;

/** How a price is taxed: the rate itself is dated data of the provider, never a constant. */
export const TAX_CLASSES = ["food", "alcohol", "goods"] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];
