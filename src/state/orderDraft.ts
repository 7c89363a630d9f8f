import { atom } from "jotai";
import * as z from "zod/mini";
import { jsonCodec } from "./jsonCodec.ts";
import { storedAtom } from "./storedAtom.ts";

/** Whom an order is for, and who has typed it: null before they had a session. */
const TypedContact = z.object({
  uid: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** What the customer filled in before ordering (specification, section 3, "Order form state"). */
const OrderDraft = z.object({
  people: z.nullable(z.int()),
  remark: z.string(),
  tableware: z.nullable(z.string()),
  mealTime: z.nullable(z.string()),
  companyName: z.string(),
  coupon: z.nullable(z.string()),
  pay_type: z.nullable(z.int()),
  contact: z._default(z.nullable(TypedContact), null),
  /** Where it is delivered to. */
  address_id: z._default(z.nullable(z.string()), null),
  /** The time is whichever comes first, and moves on with it. */
  is_soonest: z._default(z.boolean(), false),
  /** To be left at the door. */
  is_contactless: z._default(z.boolean(), false),
  /** The attempt's id, made on entering the confirmation and renewed once an order exists. */
  client_order_id: z.nullable(z.string()),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

export const EMPTY_DRAFT: OrderDraft = {
  people: null,
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

const Drafts = z.record(z.string(), OrderDraft);
type Drafts = z.infer<typeof Drafts>;

/** Forms in progress by store, table and way of ordering; nothing is lost when one goes back or reloads. */
const draftsAtom = storedAtom<Drafts>("noren.drafts", {}, jsonCodec(Drafts, {}));

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
