import type { ComponentType } from "react";
import type { QueryOf } from "#routes/route.ts";
import type { RouteName, routes } from "#routes/table.ts";

export interface ScreenProps<Name extends RouteName> {
  readonly query: QueryOf<(typeof routes)[Name]>;
}

export type Screen<Name extends RouteName> = ComponentType<ScreenProps<Name>>;

/** A screen's module, loaded on demand. */
export type LoadScreen<Name extends RouteName> = () => Promise<{ readonly default: Screen<Name> }>;

/** The screen of each route, loaded on demand; total, so that a route without a screen does not compile. */
export const screens: { readonly [Name in RouteName]: LoadScreen<Name> } = {
  login: () => import("#features/account/LoginScreen.tsx"),
  loginInput: () => import("#features/account/LoginInputScreen.tsx"),
  register: () => import("#features/account/RegisterScreen.tsx"),
  unsubscribe: () => import("#features/account/unsubscribe/UnsubscribeScreen.tsx"),
  unsubscribeTips: () => import("#features/account/unsubscribe/UnsubscribeTipsScreen.tsx"),
  rule: async () => ({ default: (await import("#features/legal/DocumentScreens.tsx")).RuleScreen }),
  secret: async () => ({ default: (await import("#features/legal/DocumentScreens.tsx")).SecretScreen }),
  question: async () => ({ default: (await import("#features/legal/QuestionScreens.tsx")).QuestionScreen }),
  statute: async () => ({ default: (await import("#features/legal/DocumentScreens.tsx")).StatuteScreen }),
  policy: async () => ({ default: (await import("#features/legal/DocumentScreens.tsx")).PolicyScreen }),
  help: async () => ({ default: (await import("#features/legal/QuestionScreens.tsx")).HelpScreen }),
  searchInput: () => import("#features/search/SearchInputScreen.tsx"),
  orderFood: () => import("#features/menu/MenuScreen.tsx"),
  storeOrderList: () => import("#features/orders/TableOrdersScreen.tsx"),
  storeHome: () => import("#features/stores/StoreHomeScreen.tsx"),
  storeIndex: () => import("#features/stores/StoreDetailsScreen.tsx"),
  searchGood: () => import("#features/menu/SearchGoodsScreen.tsx"),
  addressStores: () => import("#features/home/AddressStoresScreen.tsx"),
  productDetail: async () => ({ default: (await import("#features/menu/ProductScreens.tsx")).ProductScreen }),
  productDetails: async () => ({
    default: (await import("#features/menu/ProductScreens.tsx")).BentoProductScreen,
  }),
  storeEvaluation: () => import("#features/reviews/StoreEvaluationScreen.tsx"),
  submitOrder: () => import("#features/checkout/SubmitOrderScreen.tsx"),
  submitOrderDev: () => import("#features/checkout/SubmitOrderDevScreen.tsx"),
  submitOrderPick: () => import("#features/checkout/SubmitOrderPickScreen.tsx"),
  orderDetail: () => import("#features/orders/OrderDetailScreen.tsx"),
  mallOrderDetail: () => import("#features/orders/mall/MallOrderDetailScreen.tsx"),
  evaluation: () => import("#features/reviews/EvaluationScreen.tsx"),
  payLoading: () => import("#features/payments/PayLoadingScreen.tsx"),
  userInfo: () => import("#features/members/UserInfoScreen.tsx"),
  userVoucher: () => import("#features/vouchers/UserVoucherScreen.tsx"),
  user: () => import("#features/members/UserScreen.tsx"),
  order: () => import("#features/orders/OrdersScreen.tsx"),
  userAddress: async () => ({
    default: (await import("#features/addresses/UserAddressScreen.tsx")).UserAddressScreen,
  }),
  mallUserAddress: async () => ({
    default: (await import("#features/addresses/UserAddressScreen.tsx")).MallUserAddressScreen,
  }),
  addressDetail: async () => ({
    default: (await import("#features/addresses/AddressDetailScreen.tsx")).AddressDetailScreen,
  }),
  userEvaluation: () => import("#features/reviews/UserEvaluationScreen.tsx"),
  notice: () => import("#features/notices/NoticesScreen.tsx"),
  feedback: () => import("#features/feedback/FeedbackScreen.tsx"),
  cardList: () => import("#features/cards/CardListScreen.tsx"),
  addCard: async () => ({ default: (await import("#features/cards/CardScreens.tsx")).AddCardScreen }),
  updateCard: async () => ({
    default: (await import("#features/cards/CardScreens.tsx")).UpdateCardScreen,
  }),
  favourite: () => import("#features/home/FavouriteScreen.tsx"),
  home: () => import("#features/home/HomeScreen.tsx"),
  search: () => import("#features/search/SearchScreen.tsx"),
  recommend: () => import("#features/home/RecommendScreen.tsx"),
  moreRecommend: () => import("#features/home/MoreRecommendScreen.tsx"),
  searchStore: async () => ({
    default: (await import("#features/search/SearchResultsScreens.tsx")).SearchStoreScreen,
  }),
  addressPosition: () => import("#features/places/AddressPositionScreen.tsx"),
  searchAddress: () => import("#features/places/SearchAddressScreen.tsx"),
  searchHomeStore: async () => ({
    default: (await import("#features/search/SearchResultsScreens.tsx")).SearchHomeStoreScreen,
  }),
  leagueSpecial: () => import("#features/specials/LeagueSpecialScreen.tsx"),
  addressKey: () => import("#features/addresses/AddressKeyScreen.tsx"),
  addAddress: async () => ({
    default: (await import("#features/addresses/AddressDetailScreen.tsx")).AddAddressScreen,
  }),
  selectCounty: () => import("#features/addresses/SelectCountyScreen.tsx"),
  zipcodeSearch: () => import("#features/addresses/ZipcodeSearchScreen.tsx"),
  takeOutAddress: () => import("#features/addresses/TakeOutAddressScreen.tsx"),
  googleEarth: () => import("#features/places/PickOnMapScreen.tsx"),
  googlemap: () => import("#features/places/StoreMapScreen.tsx"),
  userCoupon: () => import("#features/coupons/UserCouponScreen.tsx"),
  coupon: () => import("#features/coupons/CouponScreen.tsx"),
  storeCoupon: () => import("#features/coupons/StoreCouponScreen.tsx"),
  storeCouponResult: () => import("#features/coupons/StoreCouponResultScreen.tsx"),
  goodsCoupon: () => import("#features/refill/GoodsCouponScreen.tsx"),
  goodsCouponBuy: () => import("#features/refill/GoodsCouponBuyScreen.tsx"),
  goodsCouponBuyResult: () => import("#features/refill/GoodsCouponBuyResultScreen.tsx"),
  goodsCouponUse: () => import("#features/refill/GoodsCouponUseScreen.tsx"),
  goodsCouponUseResult: () => import("#features/refill/GoodsCouponUseResultScreen.tsx"),
  voucher: () => import("#features/vouchers/VoucherScreen.tsx"),
  activate: () => import("#features/vouchers/ActivateScreen.tsx"),
  special: () => import("#features/specials/SpecialScreen.tsx"),
  specialAdvance: () => import("#features/specials/SpecialAdvanceScreen.tsx"),
  specialCoupon: () => import("#features/specials/SpecialCouponScreen.tsx"),
  activity: () => import("#features/specials/ActivityScreen.tsx"),
  mall: () => import("#features/mall/MallScreen.tsx"),
  mallOrderConfirm: () => import("#features/checkout/MallOrderConfirmScreen.tsx"),
  noText: () => import("#features/stores/NoContentScreen.tsx"),
  test: () => import("#features/members/DiagnosticsScreen.tsx"),
  message: () => import("#features/notices/MessageScreen.tsx"),
};
