import * as z from "zod/mini";
import { ask } from "#provider/doctor/ask.ts";
import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

const Answer = z.object({ access_token: z.optional(z.string()), errcode: z.optional(z.number()) });

/** WeChat's own number for a caller whose address is not on the account's list: id and secret were right. */
const NOT_LISTED = 40164;

/** WeChat's id and secret, asked for a token in the way that ends no other; and its domain, for the console. */
export const weChat: Check = async ({ settings, origin }) => {
  const { ok, warning, fault } = findingsOf("WeChat");
  if (settings.wechat === null)
    return [
      settings.hasDemo
        ? ok("No WeChat account is set: the demo's stand-in signs people in.")
        : ok("No WeChat account is set: WeChat's button is not shown."),
    ];
  const { appId, appSecret } = settings.wechat;
  const answer = await ask("https://api.weixin.qq.com/cgi-bin/stable_token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ grant_type: "client_credential", appid: appId, secret: appSecret }),
  });
  const { data } = Answer.safeParse(await answer?.json().catch(() => null));
  const { hostname } = new URL(settings.publicOrigin ?? origin);
  const domain = ok("WeChat's console has to hold the following, which no program can ask it for:", [
    `web authorization domain  ${hostname}`,
  ]);
  if (data === undefined)
    return [
      warning("WeChat gives no answer: its keys were not looked at.", "Let this machine reach it."),
      domain,
    ];
  if (data.access_token !== undefined || data.errcode === NOT_LISTED)
    return [ok("WeChat knows the account and its secret."), domain];
  return [
    fault(
      `WeChat refuses the account (${data.errcode ?? "no number"}).`,
      "Compare NOREN_WECHAT_APP_ID and NOREN_WECHAT_APP_SECRET with WeChat's console.",
    ),
    domain,
  ];
};
