/** Largest body of a call, in bytes: hundreds of order lines fit. */
export const MOST_BYTES = 256 * 1_024;

/** The body as text; null when it is larger than `most` bytes: then the rest of it is not read. */
export async function readBody(request: Request, most = MOST_BYTES): Promise<string | null> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > most) {
    await request.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
