import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import type { Failure } from "#net/answer.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { mallAddShopCartCall, mallOrderDetailsCall } from "#net/calls/mallOrderCalls.ts";
import { useSend } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import type { ReorderPlan } from "#parts/orders/again/planReorder.ts";

/** Gone, sold out, short since it was asked: what cannot be had any more is said at the end, once. */
const NOT_HAD = [Code.productMissing, Code.soldOut, Code.stockShort] as const;

/**
 * Puts what an order of the mall had into the mall's cart again and leads there: at once where all of it can be had as it
 * was, else after what has changed was named.
 */
export function useMallAgain({ order_no, store_id }: Pick<OrderSummary, "order_no" | "store_id">) {
  const { t } = useTranslation("mallOrder");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["mallOrder"]);
  const { mutate } = useSWRConfig();
  const send = useSend();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const [plan, setPlan] = useState<ReorderPlan | null>(null);
  const trouble = (failure: Failure) => {
    if (failure.kind !== "code") toast(tc(`trouble.${failure.kind}Text`), "bad");
  };

  const goOn = async ({ isAnyLeft, lines }: ReorderPlan) => {
    setPlan(null);
    if (!isAnyLeft) return void navigate(href("mall", { storeId: store_id }));
    setBusy(true);
    let put = 0;
    let failed: Failure | null = null;
    for (const { goods, number, option_value } of lines) {
      const asked = { goods_id: goods.id, option_value: [...option_value], number };
      const answer = await send(mallAddShopCartCall, asked, { handles: NOT_HAD });
      if (answer.ok) put += 1;
      else if (answer.kind !== "code") {
        failed = answer;
        break;
      }
    }
    setBusy(false);
    await mutate(isAnswerOf("/mall/shopcart/"));
    if (failed) return trouble(failed);
    if (put === 0) return toast(t("again.none"), "bad");
    const isWhole = put === lines.length;
    toast(t(isWhole ? "again.done" : "again.part"), isWhole ? "good" : "bad");
    void navigate(href("mall", {}));
  };
  const begin = async () => {
    if (isBusy || !hasTexts) return;
    setBusy(true);
    const [found, code] = await Promise.all([
      send(mallOrderDetailsCall, { order_no, with_goods: 1 }),
      import("#parts/orders/again/planReorder.ts").catch(() => null),
    ]);
    setBusy(false);
    if (code === null) return toast(tc("trouble.unreachableText"), "bad");
    if (!found.ok) return trouble(found);
    const { goods_now = [], lines } = found.data;
    const now = code.planReorder(lines, goods_now, GoodsShowType.mall);
    if (now.changes.length > 0) return setPlan(now);
    await goOn(now);
  };
  return { isBusy, plan, begin, goOn, drop: () => setPlan(null) };
}
