/** Keys of what is read of the member's cards: their list, one of them, and the profile that counts them. */
export const isAboutCards = (key: unknown): boolean =>
  typeof key === "string" &&
  /^\/(order\/my\/(creditcartlist|memberinfo)|api\/user\/userCardDetail)/.test(key);
