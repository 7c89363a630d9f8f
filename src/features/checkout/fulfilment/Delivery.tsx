import { useAtom, useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { StoreDetail } from "#contract/store.ts";
import { deliveryGap } from "#domain/delivery/deliveryTerms.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { useOrderForm } from "#features/checkout/useCheckout.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { knownContactAtom } from "#state/orders/knownContact.ts";
import { localeAtom } from "#state/page/choices.ts";
import { money } from "#text/formats.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Booked } from "./Booked.tsx";
import type { BookedWay } from "./useBooked.ts";
import { type BookedFaults } from "./bookedFaults.ts";
import { DeliverTo } from "./DeliverTo.tsx";
import { AddAddress } from "./Receiver.tsx";
import { useDestination } from "./useDestination.ts";

interface DeliveryProps {
  readonly store: StoreDetail;
  readonly activity: string | undefined;
}

/** The confirmation of an order that is delivered. */
export function Delivery({ store, activity }: DeliveryProps) {
  const { t } = useTranslation("offPremises");
  const { store_id } = store;
  const form = useOrderForm({
    store_id,
    table_id: null,
    cart: offPremisesCart(OrderType.delivery, activity === "1"),
    adds_to: null,
  });
  const { draft } = form;
  const destination = useDestination(store, draft.address_id);
  const contactlessNote = useContactlessNote();
  const session = useAtomValue(sessionAtom);
  const [known, know] = useAtom(knownContactAtom);
  const { kind, prices } = destination;
  const isContactless = (pay_type: number | null) =>
    draft.is_contactless && pay_type !== PayType.cashOnDelivery;

  const missingOf = ({ goods_subtotal }: Bill) => deliveryGap(prices, goods_subtotal).toMinimum;
  const way: BookedWay = {
    type: OrderType.delivery,
    prices,
    isReading: destination.isReading,
    faults: (goods_subtotal) => deliveryFaults(kind, deliveryGap(prices, goods_subtotal).toMinimum),
    request: async (pay_type) => {
      const address_id = destination.address?.address_id;
      return {
        ...(address_id === undefined ? {} : { delivery: { address_id } }),
        note: isContactless(pay_type) ? await contactlessNote() : "",
      };
    },
    refused: ({ code }) => {
      // At another price it may be the fee that has changed.
      const isAboutIt = [
        Code.addressMissing,
        Code.beyondDeliveryRange,
        Code.belowDeliveryMinimum,
        Code.priceChanged,
      ].includes(code);
      if (isAboutIt) void destination.reload();
      if (code === Code.addressMissing) return { address: "offPremises:error.unlocated" };
      if (code === Code.beyondDeliveryRange) return { address: "offPremises:error.range" };
      return code === Code.belowDeliveryMinimum ? { minimum: "offPremises:error.minimum" } : null;
    },
    onPlaced: () => {
      const receiver = destination.address;
      if (!receiver || known !== null) return;
      const { name, phone } = receiver;
      know({ uid: session?.uid ?? null, name, phone: shownPhone(phone), email: "" });
    },
    shown: ({ goods_subtotal }) => {
      const { dispatchprice, freeprice } = prices;
      const { toFree } = deliveryGap(prices, goods_subtotal);
      const deliveryNote =
        dispatchprice > 0 && freeprice > 0
          ? toFree === 0
            ? t("fee.freeFrom", { amount: money(freeprice) })
            : t("fee.moreToFree", { missing: money(toFree) })
          : undefined;
      return { isDelivered: true, deliveryNote };
    },
  };
  return (
    <Booked
      store={store}
      form={form}
      way={way}
      renderInstead={({ bill }) =>
        kind === "none" ? (
          <AddAddress />
        ) : (
          kind === "in" &&
          missingOf(bill) > 0 && (
            <Button block href={href("storeHome", { storeId: store_id, type: String(OrderType.delivery) })}>
              {t("addMissing", { missing: money(missingOf(bill)) })}
            </Button>
          )
        )
      }
      renderOfGoods={({ bill, errors }) =>
        // Where it is not delivered, or before it is known to, more dishes are of no use.
        kind === "in" &&
        missingOf(bill) > 0 && (
          <div data-invalid={errors.minimum !== undefined || undefined}>
            <Notice kind="warn" live>
              {t("missing", { missing: money(missingOf(bill)), minimum: money(prices.minimum_order) })}
            </Notice>
          </div>
        )
      }
      renderWhere={({ errors, pay_type, set }) => (
        <DeliverTo
          form={form}
          destination={destination}
          errors={errors}
          contactless={{
            isOn: isContactless(pay_type),
            // Cash changes hands at the door.
            isPossible: pay_type !== PayType.cashOnDelivery,
            set: (is_contactless) => set({ is_contactless }),
          }}
        />
      )}
    />
  );
}

/** Where a delivery stands: `missing` are the yen that the goods lack to the least order. */
function deliveryFaults(kind: ReturnType<typeof useDestination>["kind"], missing: number): BookedFaults {
  if (kind === "none") return { address: "offPremises:error.address" };
  if (kind === "out") return { address: "offPremises:error.range" };
  if (kind === "unlocated") return { address: "offPremises:error.unlocated" };
  return missing > 0 ? { minimum: "offPremises:error.minimum" } : {};
}

/** What the courier reads: in Japanese, and beside it in the customer's language. */
function useContactlessNote(): () => Promise<string> {
  const { t, i18n } = useTranslation("offPremises");
  const locale = useAtomValue(localeAtom);
  return async () => {
    const own = t("contactless.note");
    if (locale === "ja") return own;
    const hasJapanese = await ensureTexts(i18n, loadTexts, "ja", ["offPremises"]).then(
      () => true,
      () => false,
    );
    return hasJapanese ? `${i18n.getFixedT("ja", "offPremises")("contactless.note")} (${own})` : own;
  };
}
