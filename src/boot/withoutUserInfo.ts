/** The query without `userInfo`, so that nothing that leaves the page carries it. */
export function withoutUserInfo(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("userInfo");
  const text = query.toString();
  return text ? `?${text}` : "";
}
