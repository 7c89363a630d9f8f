import { useTranslation } from "react-i18next";
import { Card } from "#ui/lists/Card.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";

/** The shape of a voucher in a list. */
export function VoucherSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <Card>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Card>
    </SkeletonGroup>
  );
}
