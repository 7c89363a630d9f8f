import type { APIRequestContext, Browser } from "@playwright/test";
import { newPhone, readCode } from "../readCode.ts";
import { demoOrigin } from "./origins.ts";
import { ask, type Someone } from "./someone.ts";

export const PASSWORD = "kakigori26";

/** A member with a phone and a password, registered by the calls alone. */
export async function registered(browser: Browser, request: APIRequestContext) {
  const phone = newPhone();
  const tell = (path: string, body: object) => ask(request, { origin: demoOrigin, path, body });
  await tell("/order/send/sendSmsCode", { phone, purpose: "register" });
  const code = await readCode(browser, phone, null);
  const { data } = await tell("/order/user/register", { phone, code, password: PASSWORD });
  const { uid, auth_token, inform_channel, inform_channel_member } = data as Someone;
  return { phone, code, user: { uid, auth_token, inform_channel, inform_channel_member } };
}
