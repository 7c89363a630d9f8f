/** Whose coupons a page of the desk shows. */
export interface Issuer {
  /** Null: the operator, whose coupons are good at every store. */
  readonly store_id: string | null;
  /** Address of the page. */
  readonly address: string;
  /** Whose clock its dates go by: an IANA name. */
  readonly time_zone: string;
}

/** The operator's clock. */
const OPERATOR_ZONE = "Asia/Tokyo";
export const OPERATOR_COUPONS = "/desk/coupons";

export const operator: Issuer = { store_id: null, address: OPERATOR_COUPONS, time_zone: OPERATOR_ZONE };

/** A store as the issuer of its own. */
export function storeIssuer({ id, time_zone }: { readonly id: string; readonly time_zone: string }): Issuer {
  return { store_id: id, address: `/desk/${encodeURIComponent(id)}/coupons`, time_zone };
}
