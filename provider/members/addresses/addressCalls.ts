import { eq } from "drizzle-orm";
import { addrAdd, addrAlter, addrDel, addrInfo, addrList } from "#contract/calls/addresses.ts";
import * as Code from "#contract/codes.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { lockMember } from "#provider/members/member.ts";
import { postalDigits } from "#provider/places/postalAreas.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { type AddressRow, addressRow, locate, makeDefault, ownAddress, positionOf } from "./addresses.ts";
import { addressesOf, presentAddress } from "./presentAddress.ts";

/** Addresses that one account may keep. */
const MOST = 50;

export const answerAddrAdd = answer(addrAdd, async (draft, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const position = draft.position ?? (await locate(draft, context));
  await lockMember(db, uid);
  const there = await db.$count(addresses, eq(addresses.uid, uid));
  if (there >= MOST) return fail(Code.saveFailed, { most: MOST });
  const id = `a-${parts.random(12)}`;
  await db
    .insert(addresses)
    .values({ id, uid, ...addressRow(draft, position), created_at: now, used_at: now });
  if (there === 0 || draft.is_default === 1) await makeDefault(db, { uid, id });
  return presentAddress(await ownAddress(db, { uid, address_id: id }, () => fail(Code.saveFailed)), null);
});

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

export const answerAddrInfo = answer(addrInfo, async ({ address_id }, { db, caller, fail }) =>
  presentAddress(await ownAddress(db, { uid: caller.uid, address_id }, fail), null),
);

export const answerAddrList = answer(addrList, async ({ for_store }, { db, caller, fail }) => {
  const store = for_store === undefined ? null : await findStore(db, for_store, fail);
  const rows = await addressesOf(db, caller.uid);
  return { addresses: rows.map((row) => presentAddress(row, store)) };
});
