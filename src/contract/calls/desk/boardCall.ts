import * as z from "zod/mini";
import { Id, StaffCallKind, Time } from "#contract/scalars.ts";

/** A guest who calls, wrote, or asks to be let in, as the board shows it. */
export const BoardCall = z.object({
  call_id: Id,
  kind: StaffCallKind,
  table_name: z.nullable(z.string()),
  nickname: z.string(),
  number: z.nullable(z.string()),
  /** Somebody whom the store has seen: a guest at a table, or who has ordered. */
  is_known: z.boolean(),
  content: z.string(),
  created_at: Time,
  /** Of one who asks to be let in at a table: what their phone is called there; null: it is no such call. */
  phone: z.nullable(z.string()),
});
export type BoardCall = z.infer<typeof BoardCall>;
