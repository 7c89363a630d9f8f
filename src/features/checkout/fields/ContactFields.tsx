import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderTab, OrderType } from "#contract/enumerations.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import card from "#features/checkout/Checkout.module.css";
import { type BookedFaults, useBookedErrorText } from "#features/checkout/fulfilment/bookedFaults.ts";
import { memberInfoCall, orderDetailsCall, orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import type { OrderDraft } from "#state/orders/orderDraft.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

/** Longest name, as the contract allows it. */
export const LONGEST_NAME = 50;

interface ContactFieldsProps {
  /** As it is typed. */
  readonly values: Contact;
  readonly errors: BookedFaults;
  readonly setContact: (change: Partial<Contact>) => void;
}

/** Who collects the order, and how to reach them. */
export function ContactFields({ values, errors, setContact }: ContactFieldsProps) {
  const { t } = useTranslation(["offPremises", "form", "checkout"]);
  const errorText = useBookedErrorText();
  return (
    <section className={card.card}>
      <h2>{t("offPremises:contact.title")}</h2>
      <Field required label={t("offPremises:contact.name")} error={errorText(errors.name)}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={values.name}
          onChange={(event) => setContact({ name: event.target.value })}
        />
      </Field>
      <Field
        required
        label={t("form:phone")}
        hint={t("offPremises:contact.phoneHint")}
        error={errorText(errors.phone)}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          name="phone"
          autoComplete="tel"
          placeholder="090 1234 5678"
          value={values.phone}
          onChange={(event) => setContact({ phone: event.target.value })}
        />
      </Field>
      <Field
        label={t("offPremises:contact.email")}
        mark={t("checkout:optional")}
        error={errorText(errors.email)}
      >
        <TextInput
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={values.email}
          onChange={(event) => setContact({ email: event.target.value })}
        />
      </Field>
    </section>
  );
}

export type Contact = Readonly<Record<"name" | "phone" | "email", string>>;

/**
 * Whom a take-away is for: as it is typed, else as the profile has it, else as it was on the last order away from the
 * table, else the receiver of the default address. What somebody else typed at this device is not shown.
 */
export function useBookedContact(draft: OrderDraft): {
  readonly contact: Contact;
  /** What is known of them is still on its way. */
  readonly isReading: boolean;
  /** The contact with a change, as the form keeps it. */
  readonly changed: (change: Partial<Contact>) => OrderDraft["contact"];
} {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const isTheirs = draft.contact !== null && (draft.contact.uid === null || draft.contact.uid === uid);
  const typed = isTheirs ? draft.contact : null;

  const isAsking = uid !== null && typed === null;
  const member = useCall(memberInfoCall, isAsking ? {} : null, { isSilent: true });
  const profile = member.data;
  const name = profile ? [profile.family_name, profile.given_name].filter(Boolean).join(" ") : "";
  const isLacking = isAsking && profile !== undefined && (name === "" || profile.phone === null);
  const orders = useCall(orderListCall, isLacking ? { tab: OrderTab.all } : null, { isSilent: true });
  const last = orders.data?.items.find(
    ({ is_mine, order_type }) => is_mine === 1 && order_type !== OrderType.dineIn,
  );
  const before = useCall(orderDetailsCall, last ? { order_no: last.order_no } : null, { isSilent: true });
  const order = before.data;
  const address = profile?.addresses[0];

  const known: Contact = {
    name: name || order?.contact_name || address?.name || "",
    phone: shownPhone(profile?.phone ?? order?.contact_phone ?? address?.phone ?? ""),
    email: profile?.email ?? "",
  };
  const contact = typed ?? known;
  const changed = (change: Partial<Contact>) => {
    const { name: present, phone, email } = contact;
    return { uid, name: present, phone, email, ...change };
  };
  const isReading = [member, orders, before].some(({ isLoading }) => isLoading);
  return { contact, isReading, changed };
}
