/** Keys of answers about the member, their addresses among them: what a change of those makes old. */
export function isAboutMember(key: unknown): boolean {
  return typeof key === "string" && key.startsWith("/order/my/");
}
