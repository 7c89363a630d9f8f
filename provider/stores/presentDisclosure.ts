import type { WireLanguage } from "#contract/scalars.ts";
import type { Disclosure } from "#contract/store.ts";
import type { StoreRow } from "./findStore.ts";

/** The legal disclosure of 13 items (Specified Commercial Transactions Act) in the language asked for. */
export function presentDisclosure({ disclosure }: StoreRow, language: WireLanguage): Disclosure {
  return {
    seller: disclosure.seller[language],
    responsible_person: disclosure.responsible_person[language],
    address: disclosure.address[language],
    phone: disclosure.phone[language],
    email: disclosure.email[language],
    website: disclosure.website[language],
    prices: disclosure.prices[language],
    additional_charges: disclosure.additional_charges[language],
    payment_methods: disclosure.payment_methods[language],
    payment_timing: disclosure.payment_timing[language],
    delivery_timing: disclosure.delivery_timing[language],
    returns: disclosure.returns[language],
    qualification: disclosure.qualification[language],
  };
}
