import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { ShowToStaff } from "#parts/staffCard/ShowToStaff.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { messageIcon } from "#ui/icons/account.ts";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { CallForm } from "./CallForm.tsx";
import styles from "./CallStaff.module.css";

interface CallStaffProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
}

/** Calls someone to the table with one tap; what can wait goes as a message. */
export default function CallStaff({ store, tableId }: CallStaffProps) {
  const { t } = useTranslation();
  const hasTexts = useTexts(["store"]);
  if (!hasTexts) {
    return (
      <SkeletonGroup label={t("loading")}>
        <div className={styles.page}>
          <Skeleton shape="button" />
          <Skeleton lines={3} />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.page}>
      {tableId !== null && store.table ? (
        <CallForm
          storeId={store.store_id}
          tableId={tableId}
          table={store.table.name}
          timeZone={store.time_zone}
          isUnconfirmed={store.table.is_let_in_by_staff === 1}
        />
      ) : (
        <NoTable />
      )}
      <ToMessages storeId={store.store_id} tableId={tableId} />
      <ShowToStaff storeId={store.store_id} tableId={tableId} />
    </div>
  );
}

function NoTable() {
  const { t } = useTranslation("store");
  return (
    <EmptyState
      title={t("staff.noTable")}
      illustration={<FreeTable />}
      action={<ScanButton label={t("staff.scanTable")} />}
    >
      {t("staff.noTableText")}
    </EmptyState>
  );
}

function ToMessages({ storeId, tableId }: { readonly storeId: string; readonly tableId: string | null }) {
  const { t } = useTranslation("store");
  return (
    <Card padded={false}>
      <ListRow
        title={t("staff.message")}
        note={t("staff.messageNote")}
        start={<Icon of={messageIcon} />}
        href={href("message", { storeId, tableId: tableId ?? undefined })}
      />
    </Card>
  );
}
