import { route } from "../route.ts";
import { addressScreen } from "./addressScreen.ts";

/** The user centre. */
export const userRoutes = {
  userInfo: route({ path: "/userInfo", title: "userInfo", access: "member", parent: "user" }),
  userVoucher: route({
    path: "/userVoucher",
    title: "vouchers",
    takes: ["tab"],
    access: "visitor",
    texts: ["value"],
    parent: "user",
  }),
  user: route({ path: "/user", title: "me", tab: "me", parent: null }),
  order: route({
    path: "/order",
    title: "orders",
    takes: ["tab"],
    texts: ["orders", "bill", "stores", "notices"],
    tab: "order",
    parent: null,
  }),
  userAddress: route({
    ...addressScreen,
    path: "/userAddress",
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
  addressDetail: route({ ...addressScreen, path: "/addressDetail", takes: ["addressId", "callback"] }),
  userEvaluation: route({
    path: "/userEvaluation",
    title: "myReviews",
    access: "visitor",
    texts: ["reviews", "store"],
    parent: "user",
  }),
  notice: route({ path: "/notice", title: "notices", texts: ["notices", "stores"], parent: "order" }),
  feedback: route({ path: "/feedback", title: "feedback", parent: "user" }),
  cardList: route({ path: "/cardList", title: "cards", access: "member", parent: "user" }),
  addCard: route({
    path: "/addCard",
    title: "cards",
    access: "member",
    hosts: ["vault"],
    parent: "cardList",
  }),
  updateCard: route({
    path: "/updateCard",
    title: "cards",
    takes: ["cardId"],
    access: "member",
    hosts: ["vault"],
    parent: "cardList",
  }),
  favourite: route({
    path: "/favourite",
    title: "favourites",
    access: "visitor",
    texts: ["home", "stores"],
    parent: "user",
  }),
} as const;
