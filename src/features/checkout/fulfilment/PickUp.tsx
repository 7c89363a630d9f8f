import { useStore } from "jotai";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { PHONE_PATTERN } from "#contract/fieldRules.ts";
import type { StoreDetail } from "#contract/store.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import {
  type Contact,
  ContactFields,
  LONGEST_NAME,
  useBookedContact,
} from "#features/checkout/fields/ContactFields.tsx";
import { useOrderForm } from "#features/checkout/useCheckout.ts";
import { isInternationalPhone } from "#parts/forms/internationalPhone.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { knownContactAtom } from "#state/orders/knownContact.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Booked.module.css";
import { Booked } from "./Booked.tsx";
import type { BookedWay } from "./useBooked.ts";
import { type BookedFaults } from "./bookedFaults.ts";

interface PickUpProps {
  readonly store: StoreDetail;
  readonly activity: string | undefined;
}

/** The confirmation of an order that the customer collects. */
export function PickUp({ store, activity }: PickUpProps) {
  const cart = offPremisesCart(OrderType.takeAway, activity === "1");
  const form = useOrderForm({ store_id: store.store_id, table_id: null, cart, adds_to: null });
  const { contact, isReading, changed } = useBookedContact(form.draft);
  const atoms = useStore();
  const way: BookedWay = {
    type: OrderType.takeAway,
    prices: null,
    isReading,
    faults: () => contactFaults(contact),
    check: async () => {
      const phone = typedPhone(contact.phone);
      const isWrong = phone.startsWith("+") && !(await isInternationalPhone(phone));
      return isWrong ? { phone: "form:fault.phone_abroad" } : {};
    },
    request: () => {
      const email = contact.email.trim();
      const phone = typedPhone(contact.phone);
      const asked = { name: contact.name.trim(), phone, ...(email === "" ? {} : { email }) };
      return Promise.resolve({ contact: asked });
    },
    refused: ({ code, data }) => {
      if (code !== Code.missingParameter) return null;
      return data.fields?.includes("contact.phone")
        ? { phone: "form:fault.phone_digits" }
        : { name: "form:fault.name_missing" };
    },
    onPlaced: () => {
      const uid = atoms.get(sessionAtom)?.uid ?? null;
      atoms.set(knownContactAtom, { uid, ...contact });
    },
    shown: () => ({}),
  };
  return (
    <Booked
      store={store}
      form={form}
      way={way}
      renderWhere={() => <CollectAt store={store} />}
      renderContact={({ errors, set }) => (
        <ContactFields
          values={contact}
          errors={errors}
          setContact={(change) => set({ contact: changed(change) })}
          isReading={isReading}
          isComplete={Object.keys(contactFaults(contact)).length === 0}
        />
      )}
    />
  );
}

/** Where the order is collected, with the way there. */
function CollectAt({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("offPremises");
  return (
    <div className={styles.part}>
      <h2>{t("collectAt")}</h2>
      <Anchor className={styles.place} href={href("takeOutAddress", { storeId: store.store_id })}>
        <Icon of={pinIcon} size={20} />
        <span>
          <strong>{store.name}</strong>
          <small>{store.address.replaceAll("-", "\u2011")}</small>
        </span>
        <span className={styles.way}>{t("wayThere")}</span>
      </Anchor>
    </div>
  );
}

/** As much of an address of mail as can be judged without the provider. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function contactFaults({ email, name, phone }: Contact): BookedFaults {
  const typed = typedPhone(phone);
  const isAbroad = typed.startsWith("+");
  return {
    ...(name.trim() === "" && { name: "form:fault.name_missing" as const }),
    ...(name.trim().length > LONGEST_NAME && { name: "form:fault.name_long" as const }),
    ...(typed === ""
      ? { phone: "form:fault.phone_missing" as const }
      : !PHONE_PATTERN.test(typed) && {
          phone: isAbroad ? ("form:fault.phone_abroad" as const) : ("form:fault.phone_digits" as const),
        }),
    ...(email.trim() !== "" && !EMAIL.test(email.trim()) && { email: "offPremises:error.email" as const }),
  };
}
