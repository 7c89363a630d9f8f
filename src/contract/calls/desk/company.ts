import * as z from "zod/mini";
import { Disclosure } from "#contract/store.ts";
import { isRegistrationNumber, typedRegistrationNumber } from "#contract/registrationNumber.ts";
import { deskCall, Done } from "./deskCall.ts";
import { NeededWords, Words } from "./words.ts";

export type DisclosureItem = keyof Disclosure;
/** The 13 items, in the order of the law. */
export const DISCLOSURE_ITEMS = Object.keys(Disclosure.shape) as DisclosureItem[];
const MOST = 1_000;

/** What a company states of itself by law, in each language that it is written in. */
export const CompanyDisclosure = z.object({
  seller: NeededWords(120),
  responsible_person: NeededWords(120),
  address: NeededWords(200),
  phone: NeededWords(60),
  email: NeededWords(120),
  website: Words(200),
  prices: NeededWords(MOST),
  additional_charges: NeededWords(MOST),
  payment_methods: NeededWords(MOST),
  payment_timing: NeededWords(MOST),
  delivery_timing: NeededWords(MOST),
  returns: NeededWords(MOST),
  qualification: Words(MOST),
} satisfies Record<DisclosureItem, z.ZodMiniType>);
export type CompanyDisclosure = z.infer<typeof CompanyDisclosure>;

/** The same as it is kept, which may lack some. */
export const KeptDisclosure = z.object(
  Object.fromEntries(DISCLOSURE_ITEMS.map((item) => [item, Words(MOST)])) as Record<
    DisclosureItem,
    ReturnType<typeof Words>
  >,
);
export type KeptDisclosure = z.infer<typeof KeptDisclosure>;

/** T and 13 digits, in any width, of which the first one proves the others. */
export const RegistrationNumber = z
  .string()
  .check(z.overwrite(typedRegistrationNumber), z.refine(isRegistrationNumber));

const Stamp = z.string().check(z.maxLength(40));

export const company = deskCall({
  path: "/desk/api/company",
  about: "The company that runs the stores: its legal disclosure and its number as an issuer of invoices.",
  access: "operator",
  effect: "read",
  request: z.object({}),
  response: z.object({
    /** False: nothing is kept yet, and what follows is a proposal. */
    is_kept: z.boolean(),
    disclosure: KeptDisclosure,
    registration_number: z.nullable(z.string()),
    /** Stores that state the same. */
    stores: z.int(),
    stamp: Stamp,
  }),
  faults: [],
});

export const saveCompany = deskCall({
  path: "/desk/api/company/save",
  about: "Keeps what the company states, for each store that follows it.",
  access: "operator",
  effect: "write",
  request: z.object({
    disclosure: CompanyDisclosure,
    /** Null: it issues no qualified invoices. */
    registration_number: z.nullable(RegistrationNumber),
    /** What stands for what was shown. */
    stamp: Stamp,
  }),
  response: Done,
  faults: ["changed"],
});
