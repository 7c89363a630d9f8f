import { eq } from "drizzle-orm";
import { addrDel } from "#contract/calls/addresses.ts";
import { addressesOf } from "#provider/addresses/addressesOf.ts";
import { makeDefault } from "#provider/addresses/makeDefault.ts";
import { ownAddress } from "#provider/addresses/ownAddress.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { answer } from "#provider/server/context.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { lockMember } from "#provider/members/lockMember.ts";

export const answerAddrDel = answer(addrDel, async ({ address_id }, { caller, db, fail }) => {
  const { uid } = caller;
  await lockMember(db, uid);
  const { is_default } = await ownAddress(db, { uid, address_id }, fail);
  await db.delete(addresses).where(eq(addresses.id, address_id));
  const [last] = is_default === 1 ? await addressesOf(db, uid) : [];
  if (last !== undefined) await makeDefault(db, { uid, id: last.id });
  const left = await addressesOf(db, uid);
  return { addresses: left.map((row) => presentAddress(row, null)) };
});
