import { mayUse, DeskFailed } from "#provider/staff/deskDispatch.ts";
import { type Asking, ownStore } from "./ownStore.ts";

/** Who gives an offer, as a coupon or a special. */
export interface Issuer {
  /** Null: the operator, whose coupons are good at every store. */
  readonly store_id: string | null;
  /** Whose clock their dates go by: an IANA name. */
  readonly time_zone: string;
}

export const operator: Issuer = { store_id: null, time_zone: "Asia/Tokyo" };

/** Whose offers a call is about: a store of one's own, or (null) the operator, for whom owners act. @throws DeskFailed */
export async function issuerOf(asking: Asking, store_id: string | null): Promise<Issuer> {
  if (store_id !== null) {
    const { time_zone } = await ownStore(asking, store_id);
    return { store_id, time_zone };
  }
  if (!mayUse(asking.signed, "operator", asking.parts)) throw new DeskFailed("forbidden");
  return operator;
}
