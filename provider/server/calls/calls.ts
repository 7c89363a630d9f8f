import {
  answerCalcCouponPrice,
  answerGetCoupon,
  answerGetCouponInfo,
  answerMemberCoupon,
  answerOrderCouponList,
  answerSpendMemberCoupon,
  answerStoreCouponList,
} from "#provider/coupons/couponCalls.ts";
import { mallHandlers } from "#provider/mall/mallCalls.ts";
import {
  answerAddrAdd,
  answerAddrAlter,
  answerAddrDel,
  answerAddrInfo,
  answerAddrList,
} from "#provider/members/addresses/addressCalls.ts";
import { answerAccountCancel } from "#provider/members/eraseMember.ts";
import { answerAlterMemberInfo, answerBindAuth, answerMemberInfo } from "#provider/members/memberCalls.ts";
import {
  answerGetChannel,
  answerNoneRegister,
  answerUpdateToken,
} from "#provider/members/signIn/sessionCalls.ts";
import {
  answerCheckCode,
  answerLogin,
  answerRegister,
  answerRestPwd,
  answerSendMemberSmsCode,
  answerSendSmsCode,
} from "#provider/members/signIn/signInCalls.ts";
import {
  answerApiGoodsDetail,
  answerBentoGoodsDetail,
  answerGoodList,
  answerGoodsDetail,
  answerRecommendGoodsList,
  answerSearchGoods,
} from "#provider/menu/menuCalls.ts";
import {
  answerPresellStoreList,
  answerSpecialGoodsList,
  answerSpecialIndex,
  answerSpecialStoreList,
  answerStoreListCoupon,
} from "#provider/menu/specialCalls.ts";
import { answerInformList, answerInformRead } from "#provider/notices/noticeCalls.ts";
import {
  answerAddShopCart,
  answerAddShopCartAll,
  answerClearOutTimeShopCart,
  answerClearShopCart,
  answerShopCartList,
  answerSubShopCart,
  answerUpdateShopCartTime,
} from "#provider/orders/cart/cartCalls.ts";
import {
  answerAcceptOrder,
  answerAddOrder,
  answerCloseOrder,
  answerCreateOrder,
  answerOrderDetails,
  answerOrderEvaluate,
  answerOrderInvoice,
  answerOrderRemark,
  answerPayOrder,
} from "#provider/orders/orderCalls.ts";
import { answerOrderList } from "#provider/orders/orderList.ts";
import {
  answerAddCreditCart,
  answerCreditCartList,
  answerDelCreditCart,
  answerEditCreditCard,
  answerUserCardDetail,
} from "#provider/payments/cards/cardCalls.ts";
import { answerGetDetailByTransId, answerPay } from "#provider/payments/paymentCalls.ts";
import {
  answerCheckDistance,
  answerGetAddress,
  answerSearchAddress,
  answerSearchPostCode,
} from "#provider/places/placeCalls.ts";
import {
  answerRefillCreateOrder,
  answerRefillPay,
  answerRefillStore,
} from "#provider/refill/purchaseCalls.ts";
import {
  answerRefillCardList,
  answerRefillDetails,
  answerRefillMember,
  answerRefillRecord,
  answerRefillUseCard,
} from "#provider/refill/refillCalls.ts";
import { answerFeedback, answerMemberEvaluate, answerStoreEvaluate } from "#provider/reviews/reviewCalls.ts";
import type { Answered } from "#provider/server/context.ts";
import { answerBannerList } from "#provider/stores/banners.ts";
import { answerGoodsBrowse, answerStoreBrowse } from "#provider/stores/browse.ts";
import { answerCallWaiter } from "#provider/stores/callWaiter.ts";
import {
  answerHotStoreList,
  answerNewStores,
  answerStoreList,
} from "#provider/stores/list/storeListCalls.ts";
import {
  answerCheckStoreReg,
  answerCompanyInfo,
  answerGetUnvToken,
  answerJumpType,
  answerMealTime,
  answerRemarkTemplate,
  answerStoreAttr,
  answerStoreIndex,
  answerStorePayList,
} from "#provider/stores/storeCalls.ts";

/** Every call that the provider answers. */
export const handlers: readonly Answered[] = [
  ...mallHandlers,
  answerBannerList,
  answerAddrAdd,
  answerAddrAlter,
  answerAddrDel,
  answerAddrInfo,
  answerAddrList,
  answerAddCreditCart,
  answerCreditCartList,
  answerDelCreditCart,
  answerEditCreditCard,
  answerUserCardDetail,
  answerCalcCouponPrice,
  answerGetCoupon,
  answerGetCouponInfo,
  answerMemberCoupon,
  answerOrderCouponList,
  answerStoreCouponList,
  answerGoodsBrowse,
  answerStoreBrowse,
  answerApiGoodsDetail,
  answerBentoGoodsDetail,
  answerInformList,
  answerInformRead,
  answerAccountCancel,
  answerAlterMemberInfo,
  answerBindAuth,
  answerFeedback,
  answerMemberEvaluate,
  answerMemberInfo,
  answerSendMemberSmsCode,
  answerAddOrder,
  answerCreateOrder,
  answerOrderDetails,
  answerOrderInvoice,
  answerOrderEvaluate,
  answerOrderList,
  answerAcceptOrder,
  answerCloseOrder,
  answerOrderRemark,
  answerPayOrder,
  answerGetDetailByTransId,
  answerPay,
  answerCheckDistance,
  answerGetAddress,
  answerSearchAddress,
  answerSearchPostCode,
  answerRefillMember,
  answerRefillRecord,
  answerRefillStore,
  answerRefillCardList,
  answerRefillCreateOrder,
  answerRefillDetails,
  answerRefillPay,
  answerRefillUseCard,
  answerSpendMemberCoupon,
  answerGetChannel,
  answerNoneRegister,
  answerUpdateToken,
  answerAddShopCart,
  answerAddShopCartAll,
  answerClearOutTimeShopCart,
  answerClearShopCart,
  answerShopCartList,
  answerSubShopCart,
  answerUpdateShopCartTime,
  answerCheckCode,
  answerLogin,
  answerRegister,
  answerRestPwd,
  answerSendSmsCode,
  answerSpecialIndex,
  answerSpecialStoreList,
  answerPresellStoreList,
  answerSpecialGoodsList,
  answerStoreListCoupon,
  answerCallWaiter,
  answerGetUnvToken,
  answerGoodList,
  answerGoodsDetail,
  answerMealTime,
  answerRecommendGoodsList,
  answerSearchGoods,
  answerStoreEvaluate,
  answerCheckStoreReg,
  answerCompanyInfo,
  answerJumpType,
  answerRemarkTemplate,
  answerStoreAttr,
  answerStorePayList,
  answerStoreIndex,
  answerHotStoreList,
  answerNewStores,
  answerStoreList,
];
