import { atom } from "jotai";
import { CartAction } from "#contract/enumerations.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { local } from "#state/storage/storage.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";
import { type KnownContact, knownContactAtom, readContact } from "./knownContact.ts";

/** What the customer filled in before ordering (specification, section 3, "Order form state"). */
export interface OrderDraft {
  readonly remark: string;
  readonly tableware: string | null;
  readonly mealTime: string | null;
  readonly companyName: string;
  readonly coupon: string | null;
  readonly pay_type: number | null;
  /** Whom it is for, and who has typed that: null before they had a session. */
  readonly contact: KnownContact | null;
  /** Where it is delivered to. */
  readonly address_id: string | null;
  /** The time is whichever comes first, and moves on with it. */
  readonly is_soonest: boolean;
  /** To be left at the door. */
  readonly is_contactless: boolean;
  /** The attempt's id, made on entering the confirmation and renewed once an order exists. */
  readonly client_order_id: string | null;
}

export const EMPTY_DRAFT: OrderDraft = {
  remark: "",
  tableware: null,
  mealTime: null,
  companyName: "",
  coupon: null,
  pay_type: null,
  contact: null,
  address_id: null,
  is_soonest: false,
  is_contactless: false,
  client_order_id: null,
};

type Drafts = Readonly<Record<string, OrderDraft>>;

/** Whether what is kept is a form as far as it goes: fields that came later may be missing. */
function isDraft(kept: unknown): kept is Partial<OrderDraft> {
  if (!isRecord(kept)) return false;
  const has = (type: "string" | "boolean", ...fields: (keyof OrderDraft)[]) =>
    fields.every((field) => kept[field] === undefined || typeof kept[field] === type);
  const mayHave = (type: "string" | "number", ...fields: (keyof OrderDraft)[]) =>
    fields.every((field) => kept[field] === null || kept[field] === undefined || typeof kept[field] === type);
  return (
    has("string", "remark", "companyName") &&
    has("boolean", "is_soonest", "is_contactless") &&
    mayHave("number", "pay_type") &&
    mayHave("string", "tableware", "mealTime", "coupon", "address_id", "client_order_id") &&
    isContact(kept["contact"])
  );
}

function isContact(kept: unknown): boolean {
  return kept === null || kept === undefined || readContact(kept) !== null;
}

/** Forms as stored, checked by hand: a confirmation must not wait for any schema. */
function readDrafts(text: string | null): Drafts {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([key, draft]) =>
        isDraft(draft) ? [[key, { ...EMPTY_DRAFT, ...draft }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

const KEY = "noren.drafts";

/** Forms in progress by store, table and way of ordering; nothing is lost when one goes back or reloads. */
const draftsAtom = storedAtom<Drafts>(
  KEY,
  {},
  {
    read: readDrafts,
    write: JSON.stringify,
  },
);

const atoms = new Map<string, ReturnType<typeof makeDraftAtom>>();

function makeDraftAtom(key: string) {
  return atom(
    (get) => get(draftsAtom)[key] ?? EMPTY_DRAFT,
    (_get, set, change: Partial<OrderDraft>) =>
      set(draftsAtom, (drafts) => ({ ...drafts, [key]: { ...(drafts[key] ?? EMPTY_DRAFT), ...change } })),
  );
}

/** The form in progress under a key such as `izakaya/A1/create`. */
export function orderDraftAtom(key: string) {
  const found = atoms.get(key) ?? makeDraftAtom(key);
  atoms.set(key, found);
  return found;
}

/** Removes the saved appointment time from every form (specification, section 8, code 433). */
export const forgetMealTimeAtom = atom(null, (_get, set) =>
  set(draftsAtom, (drafts) =>
    Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, { ...draft, mealTime: null }])),
  ),
);

/** Forgets whom the forms are for and where to, as at the sign-out; what is wanted of the store stays with the cart. */
export const forgetContactsAtom = atom(null, (_get, set) => {
  set(knownContactAtom, null);
  if (local.get(KEY) === null) return;
  const nobody = { contact: null, address_id: null, companyName: "", coupon: null };
  set(draftsAtom, (drafts) =>
    Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, { ...draft, ...nobody }])),
  );
});

/** What a form orders: one of a store's carts, at a table anew or as an addition to an order. */
interface FormOf {
  readonly store_id: string;
  readonly table_id: string | null;
  readonly cart: CartAction;
  readonly adds_to: string | null;
}

/** The key of a form; an order attempt has that of the form that it was sent from. */
export function draftKey({ adds_to, cart, store_id, table_id }: FormOf): string {
  return cart === CartAction.dineIn
    ? `${store_id}/${table_id ?? ""}/${adds_to ?? "create"}`
    : `${store_id}//cart${cart}`;
}
