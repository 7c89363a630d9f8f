import { addrInfo } from "#contract/calls/addresses.ts";
import { ownAddress } from "#provider/addresses/ownAddress.ts";
import { presentAddress } from "#provider/addresses/presentAddress.ts";
import { answer } from "#provider/server/context.ts";

export const answerAddrInfo = answer(addrInfo, async ({ address_id }, { db, caller, fail }) =>
  presentAddress(await ownAddress(db, { uid: caller.uid, address_id }, fail), null),
);
