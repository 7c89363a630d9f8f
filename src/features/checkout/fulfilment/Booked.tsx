import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { isPaidLater } from "#domain/payments/preselectedPayType.ts";
import card from "#features/checkout/Checkout.module.css";
import { Checkout } from "#features/checkout/Checkout.tsx";
import { TablewareField } from "#features/checkout/fields/TablewareField.tsx";
import { TimeField } from "#features/checkout/fields/TimeField.tsx";
import { type OrderForm } from "#features/checkout/useCheckout.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { draftKey } from "#state/orders/orderDraft.ts";
import { Button } from "#ui/actions/Button.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { OtherCart } from "./OtherCart.tsx";
import { BookedLegal } from "./BookedLegal.tsx";
import { type BookedState, type BookedWay, useBooked } from "./useBooked.ts";

const NothingToOrder = lazyWithRetry(() => import("./NothingToOrder.tsx"));

interface BookedProps {
  readonly store: StoreDetail;
  readonly form: OrderForm;
  readonly way: BookedWay;
  /** In the place of the button that orders. */
  readonly renderInstead?: (state: BookedState) => ReactNode;
  /** What the store says to the dishes together. */
  readonly renderOfGoods?: (state: BookedState) => ReactNode;
  /** Where it is collected or brought to. */
  readonly renderWhere: (state: BookedState) => ReactNode;
  /** Who collects it. */
  readonly renderContact?: (state: BookedState) => ReactNode;
}

/** The confirmation of an order for a booked time, collected or delivered: where, when, for whom, dishes, payment, bill, law. */
export function Booked({ store, form, way, renderWhere, renderContact, ...own }: BookedProps) {
  const { t } = useTranslation(["offPremises", "checkout"]);
  const { type } = way;
  const isOnOffer = offPremisesCart(type, true) === form.of.cart;
  const { appointment, attempt, bill, fields, placing, receive, state, stored } = useBooked(store, form, way);
  const storeId = store.store_id;

  const isEmpty = form.lines.length === 0 && attempt.progress.kind === "none";
  const isOffered = store.order_types.includes(type);
  if (!isOffered || isEmpty) {
    return (
      <LazyPart>
        <NothingToOrder
          storeId={storeId}
          type={type}
          why={isOffered ? "empty" : "notOffered"}
          onUndo={form.removed.length > 0 ? form.undo : undefined}
        />
      </LazyPart>
    );
  }
  const { total } = bill.bill;
  return (
    <Checkout
      form={form}
      bill={bill}
      fields={fields}
      attempt={attempt}
      placing={placing}
      addMore={
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={plusIcon} size={20} />}
          href={href("storeHome", { storeId, type: String(type), tab: isOnOffer ? "offers" : undefined })}
        >
          {t("offPremises:addMore")}
        </Button>
      }
      ofGoods={own.renderOfGoods?.(state)}
      tools={
        // Whoever has it brought stands before no counter.
        type === OrderType.takeAway && (
          <ShowToStaff
            storeId={storeId}
            tableId={null}
            lines={form.ordered}
            draftKey={draftKey(form.of)}
            isOffPremises
          />
        )
      }
      rows={store.dishware.length > 0 && <TablewareField store={store} checkout={fields} />}
      instead={own.renderInstead?.(state)}
      payment={{ orderType: type, hint: t(`offPremises:payHint.${type}`), total, stored }}
      shown={{ ...way.shown(bill.bill), stored: stored.total, toPay: stored.left }}
      legal={<BookedLegal store={store} type={type} pay_type={state.pay_type} />}
      submitLabel={
        state.pay_type === null || isPaidLater(state.pay_type)
          ? t("checkout:submit")
          : t("checkout:submitPay")
      }
    >
      <section className={card.card}>
        {renderWhere(state)}
        <TimeField
          store={store}
          type={type}
          appointment={appointment}
          receive={receive}
          error={state.errors.time}
        />
        {renderContact?.(state)}
      </section>
      <OtherCart storeId={storeId} type={type} isOnOffer={isOnOffer} />
    </Checkout>
  );
}
