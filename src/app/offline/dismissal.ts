/**
 * Whether the server says that it has no worker any more (404, 410): then one that is there is to go, which a browser
 * would keep by itself. Without a network nothing is known, and it stays.
 */
export async function isDismissed(address: string, get: typeof fetch): Promise<boolean> {
  const answer = await get(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
