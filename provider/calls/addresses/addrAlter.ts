import { eq } from "drizzle-orm";
import { addrAlter } from "#contract/calls/addresses.ts";
import { addressRow } from "#provider/addresses/addressRow.ts";
import { locate } from "#provider/addresses/locate.ts";
import { makeDefault } from "#provider/addresses/makeDefault.ts";
import { type AddressRow, ownAddress } from "#provider/addresses/ownAddress.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { answer } from "#provider/server/context.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { postalDigits } from "#provider/places/postalAreas.ts";

export const answerAddrAlter = answer(addrAlter, async ({ address_id, ...draft }, context) => {
  const { caller, db, fail, now } = context;
  const own = { uid: caller.uid, address_id };
  const before = await ownAddress(db, own, fail);
  const known = isSamePlace(before, draft) ? positionOf(before) : null;
  const position = draft.position ?? known ?? (await locate(draft, context));
  await lockMember(db, caller.uid);
  await db
    .update(addresses)
    .set({ ...addressRow(draft, position), used_at: now })
    .where(eq(addresses.id, address_id));
  if (draft.is_default === 1) await makeDefault(db, { uid: caller.uid, id: address_id });
  // It may have gone, or come to another account, while it was looked for on the map.
  return presentAddress(await ownAddress(db, own, fail), null);
});

type PlaceWords = Pick<AddressRow, "postal_code" | "prefecture" | "city" | "address">;

/** Whether the words still say the same place, which the customer may have set on a map. */
function isSamePlace(before: PlaceWords, after: PlaceWords): boolean {
  return (
    before.postal_code === postalDigits(after.postal_code) &&
    before.prefecture === after.prefecture &&
    before.city === after.city &&
    before.address === after.address
  );
}
