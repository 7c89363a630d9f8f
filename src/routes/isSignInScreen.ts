import type { RouteMatch } from "./matchRoute.ts";

/** Whether one signs in or registers there: a sign-in never leads to such a screen, and nobody is led from it to one. */
export function isSignInScreen({ name, query }: RouteMatch): boolean {
  if (name === "login") return query["mode"] !== "change";
  return name === "loginInput" || name === "register";
}
