import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderTab, OrderType } from "#contract/enumerations.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { type BookedFaults, useBookedErrorText } from "#features/checkout/fulfilment/bookedFaults.ts";
import { memberInfoCall, orderDetailsCall, orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { ownContactAtom } from "#state/orders/knownContact.ts";
import type { OrderDraft } from "#state/orders/orderDraft.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field, Needed } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { personIcon, plusIcon } from "#ui/icons/common.ts";
import { Fold } from "#ui/lists/Fold.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";

/** Longest name, as the contract allows it. */
export const LONGEST_NAME = 50;

interface ContactFieldsProps {
  /** As it is typed. */
  readonly values: Contact;
  readonly errors: BookedFaults;
  readonly setContact: (change: Partial<Contact>) => void;
  /** What is known of them is on its way. */
  readonly isReading: boolean;
  /** Whether all is there that is needed. */
  readonly isComplete: boolean;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Who collects the order, and how to reach them: in one row where it is known, else as fields. */
export function ContactFields({ values, errors, setContact, ...own }: ContactFieldsProps) {
  const { t } = useTranslation(["offPremises", "form", "checkout"]);
  const errorText = useBookedErrorText();
  const { isComplete, isReading } = own;
  /** Null until it is known whether it is: fields do not fold while they are being filled. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [isAdded, setAdded] = useState(false);
  const hasEmail = isAdded || values.email !== "" || errors.email !== undefined;
  if (isOpen === null && !isReading) setOpen(!isComplete);
  const hasFault = [errors.name, errors.phone, errors.email].some((fault) => fault !== undefined);
  if (isOpen === null) return <Skeleton lines={2} />;
  const needed = <Needed word={t("offPremises:contact.needed")} />;
  return (
    <div className={styles.part}>
      <Fold
        isOpen={isOpen || hasFault}
        onOpen={() => setOpen(true)}
        title={t("offPremises:contact.title")}
        value={values.name}
        note={
          <span className={styles.pieces}>
            <span className={styles.phone}>{values.phone}</span>
            {values.email && <span>{values.email}</span>}
          </span>
        }
        start={<Icon of={personIcon} size={20} />}
        action={t("checkout:change")}
      >
        <div className={styles.fields}>
          <Field required label={t("offPremises:contact.name")} mark={needed} error={errorText(errors.name)}>
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
            mark={needed}
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
          {hasEmail ? (
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
                ref={isAdded ? focus : undefined}
                value={values.email}
                onChange={(event) => {
                  // The field stays while what is in it is rubbed out.
                  setAdded(true);
                  setContact({ email: event.target.value });
                }}
              />
            </Field>
          ) : (
            <Button
              kind="plain"
              size="small"
              icon={<Icon of={plusIcon} size={20} />}
              onClick={() => setAdded(true)}
            >
              {t("offPremises:contact.addEmail")}
            </Button>
          )}
        </div>
      </Fold>
    </div>
  );
}

export type Contact = Readonly<Record<"name" | "phone" | "email", string>>;

/**
 * Whom a take-away is for: as it is typed, else as it was on this device's last order away from a table, else as the
 * profile has it, else as it was on the account's last such order, else the receiver of the default address. What
 * somebody else typed at this device is not shown.
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
  const kept = useAtomValue(ownContactAtom);
  const typed = isTheirs ? draft.contact : kept;

  const isAsking = uid !== null && typed === null;
  const member = useCall(memberInfoCall, isAsking ? {} : null, { isSilent: true });
  const profile = member.data;
  const name = profile ? [profile.family_name, profile.given_name].filter(Boolean).join(" ") : "";
  const isLacking = isAsking && profile !== undefined && (name === "" || profile.phone === null);
  const orders = useCall(orderListCall, isLacking ? { tab: OrderTab.all } : null, { isSilent: true });
  const lastOrder = orders.data?.items.find(
    ({ is_mine, order_type }) => is_mine === 1 && order_type !== OrderType.dineIn,
  );
  const before = useCall(orderDetailsCall, lastOrder ? { order_no: lastOrder.order_no } : null, {
    isSilent: true,
  });
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
