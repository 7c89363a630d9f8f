/** Puts an answer at the end of a cache's row, and drops the oldest where it grows longer than `most`. */
export async function putNewest(
  cache: Cache,
  key: string,
  { answer, most }: { readonly answer: Response; readonly most: number },
): Promise<void> {
  const before = await cache.match(key, { ignoreVary: true });
  // Put again it would keep its place in the row.
  await cache.delete(key, { ignoreVary: true });
  try {
    await cache.put(key, answer);
  } catch (error) {
    // Where there is no room for the new one the old one is better than none.
    if (before) await cache.put(key, before).catch(() => null);
    throw error;
  }
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((each) => cache.delete(each)));
}
