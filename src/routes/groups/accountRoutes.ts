import { route } from "../route.ts";

/** Account and legal pages. */
export const accountRoutes = {
  login: route({
    title: "login",
    takes: ["callback", "mode"],
    texts: ["account", "form"],
    parent: "loginInput",
  }),
  loginInput: route({
    title: "login",
    takes: ["callback", "userInfo", "needs"],
    texts: ["account"],
    tab: "me",
  }),
  register: route({
    title: "register",
    takes: ["callback"],
    texts: ["account", "form"],
    parent: "loginInput",
  }),
  unsubscribe: route({
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
  rule: route({ title: "rule", takes: ["storeId"], texts: ["store"], parent: "user" }),
  secret: route({ title: "secret", takes: ["storeId"], texts: ["store"], parent: "user" }),
  question: route({
    title: "question",
    takes: ["item", "keyword"],
    texts: ["store"],
    parent: "help",
  }),
  statute: route({
    title: "statute",
    takes: ["storeId", "tableId"],
    texts: ["store"],
    parent: "user",
  }),
  policy: route({ title: "policy", texts: ["store"], parent: "user" }),
  help: route({
    title: "help",
    takes: ["item", "keyword"],
    texts: ["store"],
    parent: "user",
  }),
} as const;
