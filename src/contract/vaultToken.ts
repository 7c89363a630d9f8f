import * as z from "zod/mini";

/** What the payment gateway's vault answered for a card: the number and its code go there, and nowhere else. */
export const VaultToken = z.string().check(z.minLength(8), z.maxLength(256), z.regex(/^[A-Za-z_][\w.-]*$/));
