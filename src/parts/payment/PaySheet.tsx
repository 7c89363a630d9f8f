import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { payOrder } from "#contract/calls/order.ts";
import { storePayList } from "#contract/calls/payment.ts";
import type { PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { useSend } from "#net/TransportContext.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { showToastAtom } from "#state/toasts.ts";
import { money } from "#text/money.ts";
import { Button } from "#ui/Button.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { PayTypeCards } from "./PayTypeCards.tsx";

interface PaySheetProps {
  readonly order: OrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses how an order is paid and begins it: to the cashier, or to the payment page, which is left for from a tap. */
export function PaySheet({ order, open, onClose }: PaySheetProps) {
  const { t } = useTranslation("bill");
  const { t: tc } = useTranslation();
  const send = useSend();
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  const [type, setType] = useState<PayType | null>(order.pay_type);
  const [isBusy, setBusy] = useState(false);
  const methods = useCall(
    storePayList,
    open ? { store_id: order.store_id, order_type: order.order_type } : null,
  );
  const types = methods.data?.pay_list ?? [];

  const pay = async () => {
    if (type === null) return toast(t("choosePayType"), "bad");
    setBusy(true);
    const answer = await send(payOrder, { order_no: order.order_no, pay_type: type }, { handles: [428] });
    if (answer.ok && answer.data.redirect_url) return window.location.assign(answer.data.redirect_url);
    setBusy(false);
    if (!answer.ok && answer.kind === "code" && answer.code === 428) return toast(answer.message, "bad");
    if (!answer.ok && answer.kind !== "code") return toast(tc(`trouble.${answer.kind}Text`), "bad");
    onClose();
    await mutate((key) => typeof key === "string" && key.startsWith("/order/order/"));
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("payTitle")}
      closeLabel={tc("close")}
      footer={
        <Button block busy={isBusy} onClick={() => void pay()} end={money(order.total)}>
          {type === 1 ? t("payAtRegister") : t("payNow")}
        </Button>
      }
    >
      {methods.failure ? (
        <CallTrouble failure={methods.failure} onRetry={methods.reload} />
      ) : (
        <PayTypeCards
          types={types}
          value={types.some((one) => one === type) ? type : null}
          onChange={setType}
        />
      )}
      <p>{t("payLocks")}</p>
    </Sheet>
  );
}
