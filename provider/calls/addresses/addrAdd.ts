import { eq } from "drizzle-orm";
import { addrAdd } from "#contract/calls/addresses.ts";
import { addressRow } from "#provider/addresses/addressRow.ts";
import { locate } from "#provider/addresses/locate.ts";
import { makeDefault } from "#provider/addresses/makeDefault.ts";
import { ownAddress } from "#provider/addresses/ownAddress.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { answer } from "#provider/server/context.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { lockMember } from "#provider/members/lockMember.ts";

/** Addresses that one account may keep. */
const MOST = 50;

export const answerAddrAdd = answer(addrAdd, async (draft, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const position = draft.position ?? (await locate(draft, context));
  await lockMember(db, uid);
  const there = await db.$count(addresses, eq(addresses.uid, uid));
  if (there >= MOST) return fail(115, { most: MOST });
  const id = `a-${parts.random(12)}`;
  await db
    .insert(addresses)
    .values({ id, uid, ...addressRow(draft, position), created_at: now, used_at: now });
  if (there === 0 || draft.is_default === 1) await makeDefault(db, { uid, id });
  return presentAddress(await ownAddress(db, { uid, address_id: id }, () => fail(115)), null);
});
