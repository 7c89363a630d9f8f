import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail, Receipt } from "#contract/order.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { ReceiptDone } from "./ReceiptDone.tsx";
import { ReceiptForm } from "./ReceiptForm.tsx";

interface ReceiptSheetProps {
  readonly order: OrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Has a receipt made out, by mail or to print. */
export default function ReceiptSheet({ order, open, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation("receipt");
  const { t: tc } = useTranslation();
  const [made, setMade] = useState<Receipt | null>(null);
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={tc("close")}>
      {made ? (
        <ReceiptDone receipt={made} onAgain={() => setMade(null)} />
      ) : (
        <ReceiptForm order={order} onMade={setMade} />
      )}
    </Sheet>
  );
}
