import type { Answered } from "#provider/server/context.ts";
import { answerMallGoodsBrowse } from "#provider/stores/browse.ts";
import {
  answerMallAddShopCart,
  answerMallClearShopCart,
  answerMallDelShopCart,
  answerMallShopCartList,
  answerMallSubShopCart,
} from "./mallCart.ts";
import {
  answerMallCloseOrder,
  answerMallCreateOrder,
  answerMallOrderDetails,
  answerMallOrderEvaluate,
  answerMallOrderInvoice,
  answerMallPayOrder,
} from "./mallOrderCalls.ts";
import {
  answerMallCalcCouponPrice,
  answerMallCouponList,
  answerMallGoodList,
  answerMallJumpType,
  answerMallSearchGoods,
  answerMallStoreAttr,
  answerMallStoreIndex,
  answerMallStorePayList,
} from "./mallStoreCalls.ts";

/** The calls of the mall. */
export const mallHandlers: readonly Answered[] = [
  answerMallStoreIndex,
  answerMallGoodList,
  answerMallSearchGoods,
  answerMallStorePayList,
  answerMallJumpType,
  answerMallStoreAttr,
  answerMallPayOrder,
  answerMallGoodsBrowse,
  answerMallShopCartList,
  answerMallAddShopCart,
  answerMallSubShopCart,
  answerMallDelShopCart,
  answerMallClearShopCart,
  answerMallCouponList,
  answerMallCalcCouponPrice,
  answerMallCreateOrder,
  answerMallOrderDetails,
  answerMallCloseOrder,
  answerMallOrderInvoice,
  answerMallOrderEvaluate,
];
