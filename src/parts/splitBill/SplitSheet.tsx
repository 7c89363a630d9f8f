import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { SplitForm } from "./SplitForm.tsx";
import { useTableBill } from "./useTableBill.ts";

interface SplitSheetProps {
  /** What is on the bill: at least one order of one store. */
  readonly orderNos: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Divides a table's bill among those who sit there, and passes on who owes what. */
export default function SplitSheet({ orderNos, open, onClose }: SplitSheetProps) {
  const { t } = useTranslation("share");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["share"]);
  const { orders, reload } = useTableBill(orderNos);
  if (!hasTexts) return null;
  return (
    <Sheet open={open} onClose={onClose} title={t("split.title")} closeLabel={tc("close")}>
      {orders === "failed" ? (
        <ErrorState title={t("split.failed")} retryLabel={tc("retry")} onRetry={reload} />
      ) : orders === null ? (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton lines={4} />
        </SkeletonGroup>
      ) : (
        <SplitForm orders={orders} />
      )}
    </Sheet>
  );
}
