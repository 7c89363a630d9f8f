import type { Answered } from "#provider/server/context.ts";
import { answerAddrAdd } from "./addresses/addrAdd.ts";
import { answerAddrAlter } from "./addresses/addrAlter.ts";
import { answerAddrDel } from "./addresses/addrDel.ts";
import { answerAddrInfo } from "./addresses/addrInfo.ts";
import { answerAddrList } from "./addresses/addrList.ts";
import { answerBannerList } from "./banners/bannerList.ts";
import { answerAddCreditCart } from "./cards/addCreditCart.ts";
import { answerCreditCartList } from "./cards/creditCartList.ts";
import { answerDelCreditCart } from "./cards/delCreditCart.ts";
import { answerEditCreditCard } from "./cards/editCreditCard.ts";
import { answerUserCardDetail } from "./cards/userCardDetail.ts";
import { answerCalcCouponPrice } from "./coupons/calcCouponPrice.ts";
import { answerGetCoupon } from "./coupons/getCoupon.ts";
import { answerGetCouponInfo } from "./coupons/getCouponInfo.ts";
import { answerMemberCoupon } from "./coupons/memberCoupon.ts";
import { answerOrderCouponList } from "./coupons/orderCouponList.ts";
import { answerStoreCouponList } from "./coupons/storeCouponList.ts";
import { answerSpendMemberCoupon } from "./coupons/useMemberCoupon.ts";
import { answerGoodsBrowse, answerStoreBrowse } from "./flow/browse.ts";
import { answerApiGoodsDetail, answerBentoGoodsDetail } from "./goods/goodsDetails.ts";
import { answerInformList } from "./inform/informList.ts";
import { answerInformRead } from "./inform/informRead.ts";
import { mallHandlers } from "./mall/mallHandlers.ts";
import { answerAccountCancel } from "./member/accountCancel.ts";
import { answerAlterMemberInfo } from "./member/alterMemberInfo.ts";
import { answerBindAuth } from "./member/bindAuth.ts";
import { answerFeedback } from "./member/feedback.ts";
import { answerMemberEvaluate } from "./member/memberEvaluate.ts";
import { answerMemberInfo } from "./member/memberInfo.ts";
import { answerSendMemberSmsCode } from "./member/sendMemberSmsCode.ts";
import { answerAddOrder } from "./order/addOrder.ts";
import { answerCreateOrder } from "./order/createOrder.ts";
import { answerOrderInvoice } from "./order/orderInvoice.ts";
import { answerOrderDetails } from "./order/orderDetails.ts";
import { answerOrderEvaluate } from "./order/orderEvaluate.ts";
import { answerOrderList } from "./order/orderList.ts";
import { answerAcceptOrder, answerCloseOrder, answerOrderRemark } from "./order/ownOrder.ts";
import { answerPayOrder } from "./order/payOrder.ts";
import { answerGetDetailByTransId } from "./payment/getDetailByTransId.ts";
import { answerPay } from "./payment/pay.ts";
import { answerCheckDistance } from "./places/checkDistance.ts";
import { answerGetAddress } from "./places/getAddress.ts";
import { answerSearchAddress } from "./places/searchAddress.ts";
import { answerSearchPostCode } from "./places/searchPostCode.ts";
import { answerRefillMember } from "./refillCard/refillMember.ts";
import { answerRefillRecord } from "./refillCard/refillRecord.ts";
import { answerRefillStore } from "./refillCard/refillStore.ts";
import { answerRefillCardList } from "./refillCard/refillCardList.ts";
import { answerRefillCreateOrder } from "./refillCard/refillCreateOrder.ts";
import { answerRefillDetails } from "./refillCard/refillDetails.ts";
import { answerRefillPay } from "./refillCard/refillPay.ts";
import { answerRefillUseCard } from "./refillCard/refillUseCard.ts";
import { answerGetChannel } from "./session/getChannel.ts";
import { answerNoneRegister } from "./session/noneRegister.ts";
import { answerUpdateToken } from "./session/updateToken.ts";
import {
  answerAddShopCart,
  answerAddShopCartAll,
  answerClearOutTimeShopCart,
  answerClearShopCart,
  answerShopCartList,
  answerSubShopCart,
  answerUpdateShopCartTime,
} from "./shopcart/shopcart.ts";
import { answerCheckCode } from "./signIn/checkCode.ts";
import { answerLogin } from "./signIn/login.ts";
import { answerRegister } from "./signIn/register.ts";
import { answerRestPwd } from "./signIn/restPwd.ts";
import { answerSendSmsCode } from "./signIn/sendSmsCode.ts";
import { answerSpecialIndex } from "./specials/specialIndex.ts";
import { answerSpecialStoreList } from "./specials/specialStoreList.ts";
import { answerPresellStoreList } from "./specials/presellStoreList.ts";
import { answerSpecialGoodsList } from "./specials/specialGoodsList.ts";
import { answerStoreListCoupon } from "./specials/storeListCoupon.ts";
import { answerCallWaiter } from "./store/callWaiter.ts";
import { answerGetUnvToken } from "./store/getUnvToken.ts";
import { answerGoodList } from "./store/goodList.ts";
import { answerGoodsDetail } from "./store/goodsDetail.ts";
import { answerMealTime } from "./store/mealTime.ts";
import { answerRecommendGoodsList } from "./store/recommendGoodsList.ts";
import { answerSearchGoods } from "./store/searchGoods.ts";
import { answerStoreEvaluate } from "./store/storeEvaluate.ts";
import {
  answerCheckStoreReg,
  answerCompanyInfo,
  answerJumpType,
  answerRemarkTemplate,
  answerStoreAttr,
  answerStorePayList,
} from "./store/storeFacts.ts";
import { answerStoreIndex } from "./store/storeIndex.ts";
import { answerHotStoreList } from "./storeLists/hotStoreList.ts";
import { answerNewStores } from "./storeLists/newStores.ts";
import { answerStoreList } from "./storeLists/storeList.ts";

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
