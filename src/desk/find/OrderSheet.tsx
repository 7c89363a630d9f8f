import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type WholeOrder, wholeOrder } from "#contract/calls/desk/find.ts";
import { TicketSheet } from "#desk/board/ticket/TicketSheet.tsx";
import type { Acts } from "#desk/board/useActs.ts";
import { customerPath } from "#desk/customers/customersPath.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { BillPart, LinesPart } from "./BillPart.tsx";
import { ChangesPart, EventsPart, MessagesPart, PaymentsPart, ReceiptsPart } from "./OrderParts.tsx";

/** Milliseconds between reads of an open order: others work on it, too. */
const OFTEN = 10_000;

interface OrderSheetProps {
  readonly storeId: string;
  readonly orderNo: string;
  readonly acts: Acts;
  readonly onClose: () => void;
}

/** An order that was found, whole; with what can still be done with it. */
export function OrderSheet({ acts, onClose, orderNo, storeId }: OrderSheetProps) {
  const { t } = useTranslation("desk/desk");
  const read = useDesk(wholeOrder, { store_id: storeId, order_no: orderNo }, { every: OFTEN });
  if (read.data !== undefined)
    return (
      <TicketSheet
        ticket={read.data.ticket}
        storeId={storeId}
        timeZone={read.data.time_zone}
        startsAt="facts"
        acts={acts}
        onClose={onClose}
        lines={<LinesPart order={read.data} />}
      >
        <Parts order={read.data} />
      </TicketSheet>
    );
  return (
    <Sheet open onClose={onClose} title={orderNo} closeLabel={t("close")}>
      <Shown of={read}>{() => null}</Shown>
    </Sheet>
  );
}

function Parts({ order }: { readonly order: WholeOrder }) {
  const { t } = useTranslation("desk/customers");
  return (
    <>
      {order.customer_id !== null && <Link to={customerPath(order.customer_id)}>{t("open")}</Link>}
      <BillPart order={order} />
      <ChangesPart order={order} />
      <PaymentsPart order={order} />
      <EventsPart order={order} />
      <MessagesPart order={order} />
      <ReceiptsPart order={order} />
    </>
  );
}
