import { atom } from "jotai";
import { isRecord } from "#domain/values/untrusted.ts";
import { local } from "#state/storage/storage.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** What was filled in for one shop's order of a purchase. */
export interface ShopDraft {
  /** The `member_coupon_id`; null: none is wanted, undefined: the one that saves most. */
  readonly coupon?: string | null | undefined;
  /** YYYY-MM-DD; null: any day. */
  readonly date: string | null;
  /** The `delivery_section`; null: any time. */
  readonly section: string | null;
  readonly remark: string;
  /** The order attempt's id, made before anything can be sent and kept over a reload. */
  readonly client_order_id: string | null;
}

/** What was filled in before buying from the mall. */
export interface MallDraft {
  readonly address_id: string | null;
  readonly pay_type: number | null;
  /** Whether one payment pays for all shops. */
  readonly is_together: boolean;
  readonly is_old_enough: boolean;
  readonly companyName: string;
  /** By `store_id`. */
  readonly shops: Readonly<Record<string, ShopDraft>>;
}

export const EMPTY_SHOP: ShopDraft = { date: null, section: null, remark: "", client_order_id: null };

const EMPTY: MallDraft = {
  address_id: null,
  pay_type: null,
  is_together: true,
  is_old_enough: false,
  companyName: "",
  shops: {},
};

const isTextOrNone = (value: unknown) => value === null || typeof value === "string";

function isShop(kept: unknown): kept is ShopDraft {
  if (!isRecord(kept)) return false;
  const { coupon, date, section, remark, client_order_id } = kept;
  return (
    typeof remark === "string" &&
    (coupon === undefined || isTextOrNone(coupon)) &&
    [date, section, client_order_id].every(isTextOrNone)
  );
}

function isDraft(kept: unknown): kept is MallDraft {
  if (!isRecord(kept)) return false;
  const { address_id, pay_type, is_together, is_old_enough, companyName, shops } = kept;
  return (
    isTextOrNone(address_id) &&
    (pay_type === null || typeof pay_type === "number") &&
    typeof is_together === "boolean" &&
    typeof is_old_enough === "boolean" &&
    typeof companyName === "string" &&
    isRecord(shops) &&
    Object.values(shops).every(isShop)
  );
}

/** Checked by hand, as other forms are: a confirmation must not wait for any schema. */
function read(text: string | null): MallDraft {
  if (text === null) return EMPTY;
  try {
    const kept: unknown = JSON.parse(text);
    return isDraft(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

const KEY = "noren.mallDraft";

const draftAtom = storedAtom<MallDraft>(KEY, EMPTY, { read, write: JSON.stringify });

/** The form of a purchase in the mall; nothing is lost when one goes, comes back or reloads. */
export const mallDraftAtom = atom(
  (get) => get(draftAtom),
  (_get, set, change: Partial<MallDraft> | null) =>
    set(draftAtom, (draft) => (change === null ? EMPTY : { ...draft, ...change })),
);

/** Forgets where a purchase goes to and on whose name and coupons, as at the sign-out; what is wanted of the shops stays. */
export const forgetBuyerAtom = atom(null, (_get, set) => {
  if (local.get(KEY) === null) return;
  set(draftAtom, ({ shops, ...draft }) => ({
    ...draft,
    address_id: null,
    companyName: "",
    shops: Object.fromEntries(
      Object.entries(shops).map(([id, shop]) => [id, { ...shop, coupon: undefined }]),
    ),
  }));
});

/** Changes what was filled in for one shop. */
export const changeShopDraftAtom = atom(null, (_get, set, store_id: string, change: Partial<ShopDraft>) =>
  set(draftAtom, (draft) => ({
    ...draft,
    shops: { ...draft.shops, [store_id]: { ...EMPTY_SHOP, ...draft.shops[store_id], ...change } },
  })),
);
