import { atom } from "jotai";
import type { NoshiKind } from "#contract/shipping.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { local } from "#state/storage/storage.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** A gift as it is typed. */
export interface GiftDraft {
  readonly noshi: NoshiKind;
  readonly noshi_name: string;
  readonly message: string;
  /** Whether it is sent in somebody's name. */
  readonly has_sender: boolean;
  readonly sender_name: string;
  readonly sender_address: string;
  readonly sender_phone: string;
}

export const NO_GIFT: GiftDraft = {
  noshi: "none",
  noshi_name: "",
  message: "",
  has_sender: false,
  sender_name: "",
  sender_address: "",
  sender_phone: "",
};

/** What was filled in for one shop's order of a purchase. */
export interface ShopDraft {
  /** The `member_coupon_id`; null: none is wanted, undefined: the one that saves most. */
  readonly coupon?: string | null | undefined;
  /** YYYY-MM-DD; null: any day. */
  readonly date: string | null;
  /** The `delivery_section`; null: any time. */
  readonly section: string | null;
  readonly remark: string;
  /** What was typed of a gift; absent until somebody wants one. */
  readonly gift?: GiftDraft | undefined;
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

function isGift(kept: unknown): kept is GiftDraft {
  if (!isRecord(kept)) return false;
  return (
    typeof kept["has_sender"] === "boolean" &&
    ["noshi", "noshi_name", "message", "sender_name", "sender_address", "sender_phone"].every(
      (name) => typeof kept[name] === "string",
    )
  );
}

function isShop(kept: unknown): kept is ShopDraft {
  if (!isRecord(kept)) return false;
  const { coupon, date, section, remark, gift, client_order_id } = kept;
  return (
    typeof remark === "string" &&
    (coupon === undefined || isTextOrNone(coupon)) &&
    (gift === undefined || isGift(gift)) &&
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
      Object.entries(shops).map(([id, shop]) => [id, { ...shop, coupon: undefined, gift: undefined }]),
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
