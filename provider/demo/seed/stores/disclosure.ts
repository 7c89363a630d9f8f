import * as z from "zod/mini";
import type { PayType } from "#contract/enumerations.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedDisclosure } from "#provider/db/tables/companies.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { figure, fill, same } from "#provider/demo/seed/words.ts";

const { charges, payments, ...usual } = readData(
  "disclosure",
  z.strictObject({
    /** As a small restaurant words them. */
    prices: Words,
    payment_timing: Words,
    delivery_timing: Words,
    returns: Words,
    /** Ways to pay by their number on the wire. */
    payments: z.record(z.string(), Words),
    /** What a delivery costs besides the goods. */
    charges: z.strictObject({ none: Words, free: Words, paid: Words }),
  }),
);

/** When it is paid, when it arrives, and what can be sent back. */
export const Terms = z.strictObject({ payment_timing: Words, delivery_timing: Words, returns: Words });

/** What differs between the demo's sellers. */
export const DisclosureTerms = z.strictObject({
  seller: Words,
  person: Words,
  additionalCharges: Words,
  payments: Words,
  qualification: Words,
  /** Where they are not a restaurant's. */
  terms: z.exactOptional(Terms),
});

interface Seller {
  readonly id: string;
  readonly address: Localized;
  readonly phone: string;
  readonly disclosure: z.infer<typeof DisclosureTerms>;
}

/** The 13 items of the Specified Commercial Transactions Act. */
export function disclosureOf({ address, disclosure, id, phone }: Seller): LocalizedDisclosure {
  const host = `${id}.noren.example`;
  return {
    seller: disclosure.seller,
    responsible_person: disclosure.person,
    address,
    phone: same(phone === "" ? "—" : phone),
    email: same(`info@${host}`),
    website: same(`https://${host}/`),
    ...usual,
    additional_charges: disclosure.additionalCharges,
    payment_methods: disclosure.payments,
    qualification: disclosure.qualification,
    ...disclosure.terms,
  };
}

/** The ways to pay as the disclosure lists them. */
export function payWords(list: readonly PayType[]): Localized {
  return inEach((language) => {
    const names = list.map((type) => payments[type]?.[language] ?? "");
    const text = names.join(language === "en" || language === "ko" ? ", " : "、");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  });
}

/** What a delivery costs besides the goods, as the disclosure says it; `fee` null: nothing is delivered. */
export function deliveryCharges(fee: number | null, freeFrom: number): Localized {
  if (fee === null) return charges.none;
  return fee === 0 ? charges.free : fill(charges.paid, { fee: figure(fee), freeFrom: figure(freeFrom) });
}
