import type { APIRequestContext, Page } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { LIFF_ID } from "./origins.ts";

export interface Someone {
  readonly uid: string;
  readonly auth_token: string;
  readonly inform_channel: string | null;
  readonly inform_channel_member: string | null;
}

interface Answer {
  readonly code: number;
  readonly data: unknown;
}

/** Asks the provider at `origin` as the client does. */
export async function ask(
  request: APIRequestContext,
  { origin, path, body }: { readonly origin: string; readonly path: string; readonly body: object },
): Promise<Answer> {
  const response = await request.post(`${origin}${path}`, {
    data: { language: "ja", ...body },
    headers: { "idempotency-key": crypto.randomUUID() },
    // A connection that was idle for long may be closed meanwhile.
    maxRetries: 2,
  });
  return (await response.json()) as Answer;
}

async function user(request: APIRequestContext, asked: Parameters<typeof ask>[1]): Promise<Someone> {
  const { code, data } = await ask(request, asked);
  if (code !== Code.success) throw new Error(`${asked.path} answers ${code}`);
  const { uid, auth_token, inform_channel, inform_channel_member } = data as Someone;
  return { uid, auth_token, inform_channel, inform_channel_member };
}

export const aVisitor = (request: APIRequestContext, origin: string): Promise<Someone> =>
  user(request, { origin, path: "/order/user/none_register", body: { store_id: "ramen" } });

/** Someone whom LINE vouches for, and nobody has seen before. */
export async function aMember(request: APIRequestContext, origin: string): Promise<Someone> {
  const link = `${origin}/standin/line/${LIFF_ID}/?standin.person=new`;
  const { location = "" } = (await request.get(link, { maxRedirects: 0 })).headers();
  const token = new URLSearchParams(new URL(location).hash.slice(1)).get("id_token");
  const proof = { platform: "line", token_kind: "id", token };
  return user(request, { origin, path: "/order/user/login", body: { by: "platform", proof } });
}

/** A member whose token has ended, and can still be exchanged: as after an exchange whose answer was lost. */
export async function aMemberWithAnEndedToken(request: APIRequestContext, origin: string): Promise<Someone> {
  const member = await aMember(request, origin);
  const { uid, auth_token } = member;
  await user(request, { origin, path: "/order/user/update_token", body: { uid, auth_token } });
  return member;
}

/** What the provider takes the bearer of a session for; null where it does not take it. */
export async function kindOf(
  request: APIRequestContext,
  origin: string,
  { uid, auth_token }: Someone,
): Promise<string | null> {
  const { data } = await ask(request, { origin, path: "/order/my/memberinfo", body: { uid, auth_token } });
  return (data as { kind?: string } | null | undefined)?.kind ?? null;
}

/** Keeps somebody's session in this browser, at an address without the app. */
export async function keepSession(page: Page, session: object): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate((kept) => localStorage.setItem("user", kept), JSON.stringify(session));
}
