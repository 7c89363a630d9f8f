import { useSetAtom } from "jotai";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order.ts";
import { PaySheet } from "#parts/payment/PaySheet.tsx";
import { showToastAtom } from "#state/page/alerts.ts";
import { CancelSheet } from "./CancelSheet.tsx";
import { RemarkSheet } from "./RemarkSheet.tsx";
import type { useOrderAction } from "./useOrderAction.ts";

export type AwaySheet = "pay" | "cancel" | "remark";

interface AwaySheetsProps {
  readonly order: OrderDetail;
  readonly together?: ComponentProps<typeof PaySheet>["together"];
  readonly open: AwaySheet | null;
  readonly onClose: () => void;
  /** Told once it is cancelled and the sheet is closed. */
  readonly onCancelled: () => void;
  readonly action: Pick<ReturnType<typeof useOrderAction>, "act" | "busy">;
}

/** What asks before something is done with an order that is collected or brought. */
export default function AwaySheets({
  order,
  together,
  open,
  onClose,
  onCancelled,
  action: { act, busy },
}: AwaySheetsProps) {
  const { t } = useTranslation("orders");
  const toast = useSetAtom(showToastAtom);
  const isOpen = (sheet: AwaySheet) => open === sheet && order.actions.includes(sheet);
  const cancel = async (reason: string) => {
    const isCancelled = await act({ kind: "cancel", reason });
    onClose();
    // Behind a sheet that is still open nothing takes the focus.
    if (isCancelled) setTimeout(onCancelled);
  };
  const save = async (remark: string) => {
    const isSaved = await act({ kind: "remark", remark });
    onClose();
    if (isSaved) toast(t("remarking.saved"), "good");
  };
  return (
    <>
      <PaySheet order={order} together={together} open={isOpen("pay")} onClose={onClose} />
      <CancelSheet
        open={isOpen("cancel")}
        isBusy={busy === "cancel"}
        onClose={onClose}
        onCancel={(reason) => void cancel(reason)}
      />
      <RemarkSheet
        open={isOpen("remark")}
        remark={order.remark}
        isBusy={busy === "remark"}
        onClose={onClose}
        onSave={(remark) => void save(remark)}
      />
    </>
  );
}
