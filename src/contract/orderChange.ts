import * as z from "zod/mini";
import { Time } from "./scalars.ts";

/** What the store changed at a line of an order: it took pieces off, gave them for nothing, or makes them once more. */
export const OrderChange = z.object({
  /** Taken off wholly or by some pieces, given for nothing, made once more. */
  how: z.literal(["cancel", "less", "free", "remake"]),
  name: z.string(),
  /** Pieces. */
  number: z.int(),
  /** In the reader's language, or as the store wrote it. */
  reason: z.string(),
  time: Time,
});
