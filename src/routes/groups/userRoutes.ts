import { route } from "#routes/route.ts";

/** What all screens of addresses share. */
const addressScreen = {
  title: "addresses",
  texts: ["addresses", "form"],
  parent: "userAddress",
} as const;

/** The user centre. */
export const userRoutes = {
  userInfo: route({
    title: "userInfo",
    access: "member",
    texts: ["user", "account", "form"],
    parent: "user",
  }),
  userVoucher: route({
    title: "vouchers",
    takes: ["tab"],
    access: "visitor",
    texts: ["value"],
    tab: "me",
    parent: "user",
  }),
  user: route({
    title: "me",
    texts: ["user", "account", "notices"],
    tab: "me",
    parent: null,
  }),
  order: route({
    title: "orders",
    takes: ["tab"],
    texts: ["orders", "bill", "stores", "notices"],
    tab: "order",
    parent: null,
  }),
  userAddress: route({
    ...addressScreen,
    takes: ["callback", "forStore"],
    access: "visitor",
    parent: "user",
  }),
  mallUserAddress: route({
    ...addressScreen,
    path: "/MallUserAddress",
    takes: ["callback", "forStore"],
    access: "visitor",
    parent: "mall",
  }),
  addressDetail: route({ ...addressScreen, takes: ["addressId", "callback"] }),
  userEvaluation: route({
    title: "myReviews",
    access: "visitor",
    texts: ["reviews", "store"],
    tab: "me",
    parent: "user",
  }),
  notice: route({ title: "notices", texts: ["notices", "stores"], tab: "me", parent: "order" }),
  feedback: route({
    title: "feedback",
    takes: ["storeId", "orderNo"],
    texts: ["user", "reviews", "form"],
    parent: "user",
  }),
  cardList: route({
    title: "cards",
    takes: ["card_id"],
    access: "member",
    texts: ["user", "account", "card"],
    parent: "user",
  }),
  addCard: route({
    title: "cards",
    access: "member",
    texts: ["user", "account", "card", "form"],
    hosts: ["vault"],
    parent: "cardList",
  }),
  updateCard: route({
    title: "cards",
    takes: ["cardId"],
    access: "member",
    texts: ["user", "account", "card", "form"],
    hosts: ["vault"],
    parent: "cardList",
  }),
  favourite: route({
    title: "favourites",
    access: "visitor",
    texts: ["home", "stores"],
    tab: "me",
    parent: "user",
  }),
} as const;

/** Writing an address down. */
export const addressRoutes = {
  addressKey: route({ ...addressScreen, takes: ["addressId"] }),
  addAddress: route({ ...addressScreen, takes: ["callback", "label"] }),
  selectCounty: route({ ...addressScreen, takes: ["addressId"] }),
  zipcodeSearch: route({ ...addressScreen, takes: ["addressId", "keyword"] }),
  takeOutAddress: route({
    ...addressScreen,
    takes: ["storeId"],
    texts: ["addresses", "store"],
  }),
} as const;
