import type { Answered } from "#provider/server/context.ts";
import { answerMallGoodsBrowse } from "../flow/browse.ts";
import { answerMallCalcCouponPrice } from "./calcCouponPrice.ts";
import { answerMallCouponList } from "./couponList.ts";
import { answerMallCreateOrder } from "./createOrder.ts";
import {
  answerMallCloseOrder,
  answerMallOrderDetails,
  answerMallOrderEvaluate,
  answerMallOrderInvoice,
} from "./ownOrder.ts";
import {
  answerMallAddShopCart,
  answerMallClearShopCart,
  answerMallDelShopCart,
  answerMallShopCartList,
  answerMallSubShopCart,
} from "./shopcart.ts";
import {
  answerMallGoodList,
  answerMallJumpType,
  answerMallSearchGoods,
  answerMallStoreAttr,
  answerMallStorePayList,
} from "./store.ts";
import { answerMallPayOrder } from "./payOrder.ts";
import { answerMallStoreIndex } from "./storeIndex.ts";

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
