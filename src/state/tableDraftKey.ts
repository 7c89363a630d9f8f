/** The key of the form that orders a table's cart: anew, or as an addition to an order. */
export function tableDraftKey(storeId: string, tableId: string | null, orderNo: string | null): string {
  return `${storeId}/${tableId ?? ""}/${orderNo ?? "create"}`;
}
