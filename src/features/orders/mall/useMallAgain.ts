import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { OrderSummary } from "#contract/order.ts";
import { mallAddShopCartCall, mallOrderDetailsCall } from "#net/mallOrderCalls.ts";
import { useSend } from "#net/TransportContext.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/toasts.ts";

/** Gone, sold out, short: what cannot be had any more is said at the end, once. */
const NOT_HAD = [302, 303, 309] as const;

/** Puts what an order of the mall had into the mall's cart again, as much of it as can be had, and leads there. */
export function useMallAgain(order: Pick<OrderSummary, "order_no">) {
  const { t } = useTranslation("mallOrder");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["mallOrder"]);
  const { mutate } = useSWRConfig();
  const send = useSend();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);

  const begin = async () => {
    if (isBusy || !hasTexts) return;
    setBusy(true);
    const found = await send(mallOrderDetailsCall, { order_no: order.order_no });
    let put = 0;
    const lines = found.ok ? found.data.lines : [];
    let failed = found.ok ? null : found;
    for (const { goods_id, number, option_value } of lines) {
      const answer = await send(
        mallAddShopCartCall,
        { goods_id, option_value, number },
        { handles: NOT_HAD },
      );
      if (answer.ok) put += 1;
      else if (answer.kind !== "code") {
        failed = answer;
        break;
      }
    }
    setBusy(false);
    await mutate((key) => typeof key === "string" && key.startsWith("/mall/shopcart/"));
    if (failed) {
      if (failed.kind !== "code") toast(tc(`trouble.${failed.kind}Text`), "bad");
      return;
    }
    if (put === 0) return toast(t("again.none"), "bad");
    toast(t(put === lines.length ? "again.done" : "again.part"), put === lines.length ? "good" : "bad");
    void navigate(href("mall", {}));
  };
  return { isBusy, begin };
}
