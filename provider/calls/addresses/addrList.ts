import { addrList } from "#contract/calls/addresses.ts";
import { addressesOf } from "#provider/addresses/addressesOf.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerAddrList = answer(addrList, async ({ for_store }, { db, caller, fail }) => {
  const store = for_store === undefined ? null : await findStore(db, for_store, fail);
  const rows = await addressesOf(db, caller.uid);
  return { addresses: rows.map((row) => presentAddress(row, store)) };
});
