/** Puts an answer at the end of a cache's row, and drops the oldest where it grows longer than `most`. */
export async function putNewest(
  cache: Cache,
  key: string,
  { answer, most }: { readonly answer: Response; readonly most: number },
): Promise<void> {
  // Put again it would keep its place in the row.
  await cache.delete(key);
  await cache.put(key, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((each) => cache.delete(each)));
}
