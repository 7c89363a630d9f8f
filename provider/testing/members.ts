import { register } from "#contract/calls/signIn.ts";
import { taken } from "./guest.ts";
import { addressOf, codeOn, newPhone } from "./phones.ts";
import type { CallOptions, TestProvider } from "./provider.ts";

export const PASSWORD = "tonkotsu77";

/** A member with a phone and the password "tonkotsu77". */
export async function newMember(provider: TestProvider, options: CallOptions = {}, phone = newPhone()) {
  const code = await codeOn(provider, phone, "register", options);
  const session = await taken(
    provider.call(register, { phone, code, password: PASSWORD }, { address: addressOf(phone), ...options }),
  );
  return { phone, session, uid: session.uid, address: addressOf(phone) };
}
