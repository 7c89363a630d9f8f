import { earlyCalls } from "./earlyCalls.ts";
import { route } from "./route.ts";

const discovery = ["home", "stores"];

const address = { title: "addresses", texts: ["addresses", "form"], parent: "userAddress" } as const;

/** Every address of the app (specification, section 2); links are made from these names alone. */
export const routes = {
  // Account and legal
  login: route({
    path: "/login",
    title: "login",
    takes: ["callback", "mode"],
    texts: ["account", "form"],
    parent: "loginInput",
  }),
  loginInput: route({
    path: "/loginInput",
    title: "login",
    takes: ["callback", "userInfo", "needs"],
    texts: ["account"],
  }),
  register: route({
    path: "/register",
    title: "register",
    takes: ["callback"],
    texts: ["account", "form"],
    parent: "loginInput",
  }),
  unsubscribe: route({
    path: "/unsubscribe",
    title: "unsubscribe",
    access: "member",
    texts: ["account", "form"],
    parent: "unsubscribeTips",
  }),
  unsubscribeTips: route({
    path: "/unsubscribe-tips",
    title: "unsubscribe",
    access: "member",
    texts: ["account", "form"],
    parent: "user",
  }),
  rule: route({ path: "/rule", title: "rule", texts: ["store"], parent: "user" }),
  secret: route({ path: "/secret", title: "secret", texts: ["store"], parent: "user" }),
  question: route({
    path: "/question",
    title: "question",
    takes: ["item", "keyword"],
    texts: ["store"],
    parent: "help",
  }),
  statute: route({
    path: "/statute",
    title: "statute",
    takes: ["storeId", "tableId"],
    texts: ["store"],
    parent: "user",
  }),
  policy: route({ path: "/policy", title: "policy", texts: ["store"], parent: "user" }),
  help: route({ path: "/help", title: "help", parent: "user" }),

  // Store and ordering
  searchInput: route({ path: "/searchInput", title: "search" }),
  orderFood: route({
    path: "/orderFood",
    title: "menu",
    needs: ["storeId"],
    takes: ["tableId", "tab", "add"],
    texts: ["menu"],
    early: earlyCalls.menu,
    isServerRendered: true,
  }),
  storeOrderList: route({
    path: "/storeOrderList",
    title: "tableOrders",
    needs: ["storeId"],
    takes: ["tableId"],
    access: "visitor",
    texts: ["orders"],
    early: earlyCalls.storeHeader,
    parent: "orderFood",
  }),
  storeHome: route({
    path: "/storeHome",
    title: "store",
    takes: ["storeId", "type"],
    early: earlyCalls.storeHeader,
  }),
  storeIndex: route({
    path: "/storeIndex",
    title: "storeDetails",
    needs: ["storeId"],
    takes: ["tableId"],
    texts: ["store"],
    early: earlyCalls.storeHeader,
    parent: "orderFood",
  }),
  searchGood: route({
    path: "/searchGood",
    title: "searchGoods",
    needs: ["storeId"],
    takes: ["tableId", "keyword"],
    texts: ["menu"],
    early: earlyCalls.storeHeader,
    parent: "orderFood",
  }),
  addressStores: route({ path: "/addressStores", title: "stores", texts: discovery }),
  productDetail: route({
    path: "/productDetail",
    title: "goods",
    needs: ["goodsId"],
    takes: ["storeId", "tableId"],
    texts: ["menu"],
    early: earlyCalls.goods,
    parent: "orderFood",
  }),
  productDetails: route({
    path: "/productDetails",
    title: "goods",
    needs: ["goodsId"],
    takes: ["storeId", "tableId"],
    texts: ["menu"],
    early: earlyCalls.bentoGoods,
    parent: "orderFood",
  }),
  storeEvaluation: route({ path: "/storeEvaluation", title: "evaluation", takes: ["storeId"] }),

  // Order submission
  submitOrder: route({
    path: "/submitOrder",
    title: "submitOrder",
    needs: ["storeId"],
    takes: ["tableId", "orderNo"],
    texts: ["menu", "checkout", "bill"],
    early: earlyCalls.storeHeader,
    parent: "orderFood",
  }),
  submitOrderDev: route({ path: "/submitOrderDev", title: "submitOrder", takes: ["storeId"] }),
  submitOrderPick: route({ path: "/submitOrderPick", title: "submitOrder", takes: ["storeId"] }),
  orderDetail: route({
    path: "/orderDetail",
    title: "orderDetail",
    needs: ["orderNo"],
    takes: ["storeId", "tableId"],
    access: "visitor",
    texts: ["orders", "bill"],
    early: earlyCalls.order,
    parent: "order",
  }),
  mallOrderDetail: route({
    path: "/MallorderDetail",
    title: "orderDetail",
    takes: ["orderNo"],
    parent: "order",
  }),
  evaluation: route({ path: "/evaluation", title: "evaluation", takes: ["orderNo"], parent: "order" }),
  payLoading: route({
    path: "/payLoading",
    title: "payLoading",
    needs: ["trans_id"],
    takes: ["storeId", "tableId"],
    texts: ["orders", "bill"],
    parent: "order",
  }),

  // User centre
  userInfo: route({ path: "/userInfo", title: "userInfo", access: "member", parent: "user" }),
  userVoucher: route({ path: "/userVoucher", title: "vouchers", access: "visitor", parent: "user" }),
  user: route({ path: "/user", title: "me", tab: "me", parent: null }),
  order: route({ path: "/order", title: "orders", takes: ["tab"], tab: "order", parent: null }),
  userAddress: route({
    ...address,
    path: "/userAddress",
    takes: ["callback", "forStore"],
    access: "visitor",
    parent: "user",
  }),
  mallUserAddress: route({
    ...address,
    path: "/MallUserAddress",
    takes: ["callback", "forStore"],
    access: "visitor",
    parent: "mall",
  }),
  addressDetail: route({ ...address, path: "/addressDetail", takes: ["addressId", "callback"] }),
  userEvaluation: route({ path: "/userEvaluation", title: "myReviews", access: "visitor", parent: "user" }),
  notice: route({ path: "/notice", title: "notices", access: "visitor", parent: "user" }),
  feedback: route({ path: "/feedback", title: "feedback", parent: "user" }),
  cardList: route({ path: "/cardList", title: "cards", access: "member", parent: "user" }),
  addCard: route({ path: "/addCard", title: "cards", access: "member", parent: "cardList" }),
  updateCard: route({
    path: "/updateCard",
    title: "cards",
    takes: ["cardId"],
    access: "member",
    parent: "cardList",
  }),
  favourite: route({
    path: "/favourite",
    title: "favourites",
    access: "visitor",
    texts: discovery,
    parent: "user",
  }),

  // Home and discovery
  home: route({
    path: "/home",
    title: "home",
    texts: discovery,
    early: earlyCalls.home,
    isServerRendered: true,
    tab: "home",
    parent: null,
  }),
  search: route({ path: "/search", title: "search" }),
  recommend: route({ path: "/recommend", title: "recommended", texts: discovery }),
  moreRecommend: route({ path: "/moreRecommend", title: "recommended", takes: ["of"], texts: discovery }),
  searchStore: route({ path: "/searchStore", title: "search", takes: ["keyword"] }),
  addressPosition: route({ path: "/addressPosition", title: "position", texts: ["places", "stores"] }),
  searchAddress: route({
    path: "/searchAddress",
    title: "position",
    takes: ["callback", "keyword"],
    texts: ["places"],
  }),
  searchHomeStore: route({ path: "/searchHomeStore", title: "search", takes: ["keyword"] }),
  leagueSpecial: route({ path: "/leagueSpecial", title: "specials" }),

  // Address entry
  addressKey: route({ ...address, path: "/addressKey", takes: ["addressId"] }),
  addAddress: route({ ...address, path: "/addAddress", takes: ["callback", "label"] }),
  selectCounty: route({ ...address, path: "/selectCounty", takes: ["addressId"] }),
  zipcodeSearch: route({ ...address, path: "/zipcodeSearch", takes: ["addressId", "keyword"] }),
  takeOutAddress: route({
    ...address,
    path: "/takeOutAddress",
    takes: ["storeId"],
    texts: ["addresses", "store"],
  }),

  // Maps
  googleEarth: route({
    path: "/googleEarth",
    title: "map",
    takes: ["callback", "latitude", "longitude"],
    texts: ["places"],
    hosts: ["maps"],
  }),
  googlemap: route({ path: "/googlemap", title: "map", texts: ["places", "stores"], hosts: ["maps"] }),

  // Coupons and vouchers
  userCoupon: route({ path: "/userCoupon", title: "coupons", access: "visitor", parent: "user" }),
  coupon: route({ path: "/coupon", title: "coupons", takes: ["couponId"], parent: "userCoupon" }),
  storeCoupon: route({ path: "/storeCoupon", title: "coupons", takes: ["storeId"] }),
  storeCouponResult: route({ path: "/storeCouponResult", title: "coupons", takes: ["storeId"] }),
  goodsCoupon: route({ path: "/goodsCoupon", title: "vouchers" }),
  goodsCouponBuy: route({ path: "/goodsCouponBuy", title: "vouchers", parent: "goodsCoupon" }),
  goodsCouponBuyResult: route({ path: "/goodsCouponBuyResult", title: "vouchers", parent: "goodsCoupon" }),
  goodsCouponUse: route({ path: "/goodsCouponUse", title: "vouchers", parent: "goodsCoupon" }),
  goodsCouponUseResult: route({ path: "/goodsCouponUseResult", title: "vouchers", parent: "goodsCoupon" }),
  voucher: route({ path: "/voucher", title: "vouchers", parent: "userVoucher" }),
  activate: route({ path: "/activate", title: "activate", parent: "userVoucher" }),

  // Specials and activity
  special: route({ path: "/special", title: "specials" }),
  specialAdvance: route({ path: "/specialAdvance", title: "specials" }),
  specialCoupon: route({ path: "/specialCoupon", title: "specials" }),
  activity: route({ path: "/activity", title: "specials" }),

  // Mall
  mall: route({ path: "/mall", title: "mall", tab: "mall", parent: null }),
  mallOrderConfirm: route({ path: "/mallOrderConfirm", title: "submitOrder", parent: "mall" }),

  // Other
  noText: route({
    path: "/noText",
    title: "noText",
    takes: ["type", "storeId", "tableId"],
    texts: ["store"],
  }),
  test: route({ path: "/test", title: "diagnostics" }),
  message: route({
    path: "/message",
    title: "messages",
    needs: ["storeId"],
    takes: ["tableId"],
    access: "visitor",
    texts: ["notices"],
    early: earlyCalls.storeHeader,
    parent: "orderFood",
  }),
} as const;

export type RouteName = keyof typeof routes;
