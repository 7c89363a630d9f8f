import {
  type AddressDraft,
  addToAddressDraft,
  keepAddressDraft,
  readAddressDraft,
} from "#state/places/addressDraft.ts";
import { storedSession } from "#state/account/session.ts";

/** The draft of an address of the customer at this device; of a new one where there is no id. */
export function draftOf(addressId: string | undefined) {
  const key = addressId ?? "new";
  const uid = () => storedSession()?.uid ?? null;
  return {
    read: () => readAddressDraft(key, uid()),
    keep: (draft: AddressDraft) => keepAddressDraft(key, uid(), draft),
    add: (picked: AddressDraft) => addToAddressDraft(key, uid(), picked),
    forget: () => keepAddressDraft(key, uid(), {}),
  };
}
