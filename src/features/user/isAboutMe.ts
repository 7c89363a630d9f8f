/** Keys of what is read of the member: their profile, whatever it is asked for with. */
export const isAboutMe = (key: unknown): boolean =>
  typeof key === "string" && key.startsWith("/order/my/memberinfo");
