import { Hono } from "hono";
import * as z from "zod/mini";
import { ownAddress } from "#provider/members/platforms/ownAddress.ts";
import { chosenFault } from "./faults.ts";
import { chosenPerson, wechatSubject } from "./people.ts";
import { seal, unseal } from "./seal.ts";
import { spentCodes } from "./spentCodes.ts";
import { choicePage, refusalPage } from "./standInPage.ts";
import type { StandInSurroundings } from "./standInSurroundings.ts";

/** Seconds that a code can be exchanged in. */
const CODE_LIFE = 300;
/** The official account that the stand-in knows. */
export const STAND_IN_APP = { appId: "wx00000000standin", appSecret: "the stand-in's own" };

const Code = z.object({
  person: z.string(),
  fault: z.nullable(z.string()),
  appid: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  jti: z.string(),
});

/**
 * A stand-in of WeChat's servers for a demo and for tests, which speaks as they do. WeChat itself asks nothing for
 * `snsapi_base`; here one chooses who to be, in the address at once by `?person=hanako&fault=expired`.
 */
export function wechatStandIn({ signingKey, clock, random, settings }: StandInSurroundings): Hono {
  const routes = new Hono();
  const spent = spentCodes();
  const frame = { platform: "WeChat", random } as const;

  routes.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
  });

  routes.get("/connect/oauth2/authorize", (context) => {
    const back = ownAddress(context.req.query("redirect_uri") ?? "", context.req.raw, settings);
    if (back === null) return refusalPage(context, frame);
    back.searchParams.set("state", context.req.query("state") ?? "");
    const person = chosenPerson(context.req.query("person") ?? "", random);
    // Who refuses comes back with the state alone.
    if (person === null) return choicePage(context, frame, back.href);
    const code = seal(signingKey, "wechat code", {
      person,
      fault: chosenFault(context.req.query("fault")),
      appid: context.req.query("appid") ?? "",
      exp: Math.floor(clock().getTime() / 1_000) + CODE_LIFE,
      jti: random(9),
    } satisfies z.infer<typeof Code>);
    back.searchParams.set("code", code);
    return context.redirect(back.href, 302);
  });

  // Refusals come with 200, too.
  routes.get("/sns/oauth2/access_token", (context) => {
    const refuse = (errcode: number, errmsg: string) => context.json({ errcode, errmsg });
    const { appid = "", secret = "", code: token = "" } = context.req.query();
    if (appid !== STAND_IN_APP.appId) return refuse(40013, "invalid appid");
    if (secret !== STAND_IN_APP.appSecret) return refuse(40125, "invalid appsecret");
    const code = unseal(signingKey, "wechat code", { token, schema: Code });
    const now = clock().getTime();
    if (code === null || code.appid !== appid || code.fault === "audience")
      return refuse(40029, "invalid code");
    if (code.fault === "down") return context.json({ errcode: -1, errmsg: "system error" }, 503);
    if (code.exp * 1_000 <= now || code.fault === "expired") return refuse(42003, "oauth_code超时");
    if (!spent.spend(token, code.exp * 1_000, now)) return refuse(40163, "code been used");
    return context.json({
      access_token: seal(signingKey, "wechat access token", { person: code.person, jti: random(9) }),
      expires_in: 7_200,
      refresh_token: random(24),
      openid: wechatSubject(code.person),
      scope: "snsapi_base",
    });
  });
  return new Hono().route("/standin/wechat", routes);
}
