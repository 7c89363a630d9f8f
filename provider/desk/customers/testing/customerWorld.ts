import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { confirmCode, offerCode } from "#contract/calls/desk/door.ts";
import { members } from "#provider/db/tables/members.ts";
import { planted } from "#provider/testing/guest.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { holdingsOf } from "#provider/testing/refillWorld.ts";
import { begunDesk, GOOD_PASSWORD, hired, type StaffBrowser } from "#provider/testing/staffBrowser.ts";

/** Hana's, as it is kept. */
export const HANAS_PHONE = "+819012345678";

/** A diner and another store without a demo, an owner, and a member with a name, an address and a card with the diner. */
export async function customerWorld() {
  const deskPassword = "open the counter";
  const provider = await planted({ settings: { hasDemo: false, deskPassword } });
  const { owner } = await begunDesk(provider, deskPassword);
  const [hana] = await quickMembers(provider, 1);
  if (hana === undefined) throw new Error("Nobody came");
  await provider.db
    .update(members)
    .set({
      family_name: "斎藤",
      given_name: "ハナ",
      nickname: "Hana",
      email: "hana@example.com",
      phone: HANAS_PHONE,
    })
    .where(eq(members.uid, hana.uid));
  await holdingsOf(provider, hana.uid).card(1_000, 200);
  return {
    provider,
    owner,
    hana,
    manager: (login: string, store_ids: string[]) =>
      hired(provider, owner, { name: login, login, role: "manager", store_ids }),
  };
}

/** Sets up one-time codes for who has begun the desk; answers what makes the code of a moment. */
export async function withCodes(owner: StaffBrowser, now: () => Date): Promise<() => string> {
  const { data } = await owner.call(offerCode, { present: GOOD_PASSWORD });
  if (data === undefined) throw new Error("No code was offered");
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret), period: 30, digits: 6 });
  const code = () => totp.generate({ timestamp: now().getTime() });
  const { fault } = await owner.call(confirmCode, { code: code() });
  if (fault !== undefined) throw new Error(`The code was not taken: ${fault}`);
  return code;
}

export type CustomerWorld = Awaited<ReturnType<typeof customerWorld>>;
