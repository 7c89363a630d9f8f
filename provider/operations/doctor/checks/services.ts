import { createTransport } from "nodemailer";
import PubNub from "pubnub";
import * as z from "zod/mini";
import { smtpTransport } from "#provider/gateways/mail.ts";
import { ask, type Check, findingsOf } from "#provider/operations/doctor/check.ts";

/** The mail server: connected to and signed in at, nothing sent. */
export const mail: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("mail");
  if (settings.smtp === null)
    return [
      settings.hasDemo
        ? ok("Mail is shown at the desk, as a demo wants it.")
        : warning(
            "Nobody gets any mail: receipts are printed, and feedback is answered by phone.",
            "Set NOREN_SMTP_URL and NOREN_MAIL_FROM to have it sent.",
          ),
    ];
  const transport = createTransport(smtpTransport(settings.smtp));
  try {
    await transport.verify();
    return [ok("The mail server takes us in.")];
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no reason";
    return [
      fault(
        `The mail server does not take us in (${code}).`,
        "Check host, port, user and password of NOREN_SMTP_URL, and that its port is open from here.",
      ),
    ];
  } finally {
    transport.close();
  }
};

/** The service that sends verification codes: the account is looked at, nothing sent. */
export const texts: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("text messages");
  if (settings.twilio === null)
    return [
      settings.hasDemo
        ? ok("Verification codes are shown at the desk, as a demo wants it.")
        : warning(
            "Nobody gets a verification code: registering by phone and gifts are not offered.",
            "Set NOREN_TWILIO_ACCOUNT_SID, NOREN_TWILIO_AUTH_TOKEN and NOREN_TWILIO_FROM.",
          ),
    ];
  const { accountSid, authToken } = settings.twilio;
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const answer = await ask(address, { headers: { authorization } });
  await answer?.body?.cancel();
  if (answer?.ok === true) return [ok("Twilio knows the account.")];
  if (answer === null || answer.status >= 500)
    return [warning("Twilio gives no answer.", "Let this machine reach api.twilio.com.")];
  return [
    fault(`Twilio refuses the account (${answer.status}).`, "Compare its three settings with its console."),
  ];
};

const Failure = z.object({ status: z.object({ statusCode: z.optional(z.number()) }) });

/** Seconds that PubNub may take. */
const PATIENCE = 10;

/** PubNub's three keys: a channel's history is read as the provider would, and nothing is published. */
export const pubnub: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("messages");
  if (settings.pubnub === null) return [ok("The provider serves real-time messages itself.")];
  const { origin, ...keys } = settings.pubnub;
  const client = new PubNub({
    ...keys,
    ...(origin !== undefined && { origin: new URL(origin).host, ssl: origin.startsWith("https:") }),
    userId: "noren-doctor",
    transactionalRequestTimeout: PATIENCE,
    retryConfiguration: PubNub.NoneRetryPolicy(),
  });
  try {
    await client.fetchMessages({ channels: ["noren-doctor"], count: 1 });
    return [ok("PubNub takes the keys, and keeps messages.")];
  } catch (error) {
    const code = Failure.safeParse(error).data?.status.statusCode ?? 0;
    return [
      code >= 400 && code < 500
        ? fault(
            `PubNub refuses the keys (${code}).`,
            "Compare the three keys with PubNub's console, and switch on Access Manager and Message Persistence.",
          )
        : warning("PubNub gives no answer: its keys were not looked at.", "Let this machine reach it."),
    ];
  } finally {
    client.destroy();
  }
};

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
