import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { EntryPanel } from "./EntryPanel.tsx";

interface TableHelpProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
}

/** How whoever has no table yet, or is not let order at it, comes to: by the table's code, or by being let in to its visit. */
export default function TableHelp({ store, tableId }: TableHelpProps) {
  const { t } = useTranslation("menu");
  if (tableId !== null && store.table?.entry) return <EntryPanel store={store} tableId={tableId} />;
  return <ScanButton look="small" label={t("scanTable")} />;
}
