/** The client's page that waits for the result; the table's link goes along, so that the way back is not lost. */
export function returnUrl(to: {
  /** Of the client. */
  readonly page_origin: string;
  readonly trans_id: string;
  readonly storeId: string;
  readonly tableId: string | undefined;
}): string {
  const { page_origin, trans_id, storeId, tableId } = to;
  const query = new URLSearchParams({ trans_id, storeId, ...(tableId === undefined ? {} : { tableId }) });
  return `${page_origin}/payLoading?${query}`;
}
