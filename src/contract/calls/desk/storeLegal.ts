import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { CompanyDisclosure, KeptDisclosure, RegistrationNumber } from "./company.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Words } from "./words.ts";

/** Most characters of a store's own terms, and of its privacy policy, in each language. */
export const MOST_OWN_TEXT = 6_000;

/** Where a language is missing guests are shown the first in which it is written, with its name. */
const own = { terms: Words(MOST_OWN_TEXT), privacy: Words(MOST_OWN_TEXT) };
const Stamp = z.string().check(z.maxLength(40));

export const storeLegal = deskCall({
  path: "/desk/api/profile/legal",
  about:
    "What a store states by law: as the company does, or of its own, and its own terms and privacy policy.",
  access: "operator",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** It states what the company does, whatever that comes to be. */
    follows_company: z.boolean(),
    /** Whether the company's is written at all. */
    has_company: z.boolean(),
    /** As guests see it now, whosever it is. */
    disclosure: KeptDisclosure,
    registration_number: z.nullable(z.string()),
    ...own,
    stamp: Stamp,
  }),
  faults: [],
});

export const saveStoreLegal = deskCall({
  path: "/desk/api/profile/legal/save",
  about: "Saves what a store states by law, and its own legal texts.",
  access: "operator",
  effect: "write",
  request: z.object({
    store_id: Id,
    stamp: Stamp,
    /** Null: what the company states, its number included. */
    disclosure: z.nullable(CompanyDisclosure),
    /** Of its own disclosure; null: it issues no qualified invoices. */
    registration_number: z.nullable(RegistrationNumber),
    ...own,
  }),
  response: Done,
  faults: ["changed"],
});
