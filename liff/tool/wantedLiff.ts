import type { liff } from "@line/bot-sdk";

const SCOPES = ["openid", "profile", "chat_message.write"] as const;

/** The LIFF app as the mini-app needs it. Its name is only the first one: the operator's own is left alone. */
export function wantedLiff(origin: string) {
  return {
    view: { type: "full", url: `${origin}/` },
    description: "Noren",
    features: { qrCode: true },
    permanentLinkPattern: "concat",
    scope: [...SCOPES],
    botPrompt: "normal",
  } satisfies liff.AddLiffAppRequest;
}

/** Whether an app opens this site. */
export function opens({ view }: liff.LiffApp, origin: string): boolean {
  return URL.parse(view?.url ?? "")?.href === `${origin}/`;
}

/** What has to change in an app, in words; scopes beyond those needed stay. */
export function liffDifferences(app: liff.LiffApp, origin: string): readonly string[] {
  const missing = SCOPES.filter((scope) => !app.scope?.includes(scope));
  return [
    ...(opens(app, origin) ? [] : [`endpoint ${app.view?.url ?? "none"} becomes ${origin}/`]),
    ...(app.view?.type === "full" ? [] : [`size ${app.view?.type ?? "none"} becomes full`]),
    ...(app.features?.qrCode === true ? [] : ["the code reader is turned on"]),
    ...(missing.length === 0 ? [] : [`scopes ${missing.join(", ")} are added`]),
  ];
}

/** The change that ends the differences. */
export function liffUpdate(app: liff.LiffApp, origin: string): liff.UpdateLiffAppRequest {
  const { view, features, permanentLinkPattern, scope } = wantedLiff(origin);
  return { view, features, permanentLinkPattern, scope: [...new Set([...scope, ...(app.scope ?? [])])] };
}
