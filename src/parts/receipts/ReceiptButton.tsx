import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { ordersIcon } from "#ui/icons/common.ts";

const ReceiptSheet = lazyWithRetry(() => import("./ReceiptSheet.tsx"));

/** Asks for the receipt of an order that is paid; nothing where there is none to have. */
export function ReceiptButton({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("receipt");
  const hasTexts = useTexts(["receipt", "form"]);
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  if (!order.actions.includes("invoice") || !hasTexts) return null;
  return (
    <>
      <Pill icon={ordersIcon} onClick={() => setState("open")}>
        {t("ask")}
      </Pill>
      {state !== "untouched" && (
        <LazyPart>
          <ReceiptSheet order={order} open={state === "open"} onClose={() => setState("closed")} />
        </LazyPart>
      )}
    </>
  );
}
