/**
 * Where a gift is activated. The code stands behind the sign that browsers send no further: whoever reads logs of
 * addresses would own the voucher. So it is no permanent link of LINE's either, whose `liff.state` is a query.
 */
export function giftLink(origin: string, code: string): string {
  const link = new URL("/activate", origin);
  link.hash = new URLSearchParams({ code }).toString();
  return link.href;
}
