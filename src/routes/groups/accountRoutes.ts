import { route } from "../route.ts";

/** Account and legal pages. */
export const accountRoutes = {
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
  help: route({
    path: "/help",
    title: "help",
    takes: ["item", "keyword"],
    texts: ["store"],
    parent: "user",
  }),
} as const;
