import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { isLocale } from "#domain/values/localeCodes.ts";
import { formField } from "./formField.ts";
import { isHttps } from "./isHttps.ts";
import { LANGUAGE_COOKIE } from "./speech.ts";
import type { Counter } from "./counter.ts";

const YEAR = 31_536_000;

/** Keeps the language chosen at the foot of a page, and leads back to that page. */
export function languageRoutes({ parts }: Counter): Hono {
  const routes = new Hono();
  routes.post("/language", async (context) => {
    const chosen = await formField(context, "language");
    if (isLocale(chosen)) {
      setCookie(context, LANGUAGE_COOKIE, chosen, {
        path: "/desk",
        httpOnly: true,
        sameSite: "Strict",
        secure: isHttps(context, parts.settings),
        maxAge: YEAR,
      });
    }
    return context.redirect(pageOfDesk(await formField(context, "back")), 303);
  });
  return routes;
}

/** A page of the desk, whatever somebody else's form asks for. */
function pageOfDesk(wanted: string): string {
  const url = URL.parse(wanted, "http://desk");
  const isOurs = url?.origin === "http://desk" && /^\/desk(?:\/|$)/.test(url.pathname);
  return isOurs ? `${url.pathname}${url.search}` : "/desk";
}
