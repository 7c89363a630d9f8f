import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { bcp47, localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { plainStyle } from "#provider/pages/plainStyle.ts";
import type { Parts } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { ownAddress } from "./ownAddress.ts";
import { CHALLENGE_PATTERN, writeWeChatState } from "./wechatState.ts";

/** What WeChat adds to the address it leads back to. */
const ADDED = ["code", "state"];

/**
 * Takes a customer to WeChat's authorise page: `/auth/wechat?challenge=<base64url SHA-256 of a verifier>&back=<absolute
 * address of the screen>`. WeChat leads back to that very screen, with `code` and `state` added; the browser that kept
 * the verifier signs in with them.
 */
export function wechatRoutes(
  parts: Pick<Parts, "wechat" | "settings" | "signingKey" | "clock" | "random">,
): Hono {
  const { wechat, settings, signingKey: key, clock, random } = parts;
  const routes = new Hono();

  routes.get("/auth/wechat", (context) => {
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
    const challenge = context.req.query("challenge") ?? "";
    const back = ownAddress(context.req.query("back") ?? "", context.req.raw, settings);
    if (wechat === null || back === null || !CHALLENGE_PATTERN.test(challenge)) {
      return refuse(context, random);
    }
    // Of an earlier way there and back.
    for (const name of ADDED) back.searchParams.delete(name);
    const query = new URLSearchParams({
      appid: wechat.appId,
      redirect_uri: back.href,
      response_type: "code",
      // Without a word: it asks who someone is, and nothing of them.
      scope: "snsapi_base",
      state: writeWeChatState(challenge, { key, now: clock(), random }),
    });
    return context.redirect(`${wechat.authorizePage}?${query}#wechat_redirect`, 302);
  });
  return routes;
}

function refuse(context: Context, random: Parts["random"]): Response | Promise<Response> {
  const locale = localeFromAcceptLanguage(context.req.header("accept-language") ?? "");
  const t = textsIn(wireLanguage(locale), "provider/signIn");
  const nonce = random(16);
  context.header(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  context.status(400);
  return context.html(
    html`<!doctype html>
      <html lang="${bcp47(locale)}">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
          <meta name="robots" content="noindex">
          <title>${t("title")}</title>
          <style nonce="${nonce}">${raw(plainStyle)}</style>
        </head>
        <body>
          <main>
            <div class="sheet">
              <h1>${t("title")}</h1>
              <p>${t("hint")}</p>
              <a class="button main" href="/">${t("home")}</a>
            </div>
          </main>
        </body>
      </html>`,
  );
}
