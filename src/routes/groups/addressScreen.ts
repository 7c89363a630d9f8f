/** What all screens of addresses share. */
export const addressScreen = {
  title: "addresses",
  texts: ["addresses", "form"],
  parent: "userAddress",
} as const;
