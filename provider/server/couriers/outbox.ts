import { asc, eq, isNull, sql } from "drizzle-orm";
import { outbox } from "#provider/db/tables/messages.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { type Courier, createCourier } from "./courier.ts";

const AT_ONCE = 100;
/** A message that cannot be sent holds up its own channel alone; so many such channels mean that none can be reached. */
const BLOCKED_CHANNELS = 3;

/** Sends the messages that committed transactions left: in their order for each channel, at least once. */
export function createOutbox(parts: Pick<Parts, "db" | "messages" | "clock">, log: Log): Courier {
  const { db, messages } = parts;

  /** False where they have to go one by one: the service takes no more at a time, or one of them cannot be sent. */
  async function sentTogether(due: readonly (typeof outbox.$inferSelect)[]): Promise<boolean> {
    if (messages.publishAll === undefined) return false;
    try {
      await messages.publishAll(due);
    } catch {
      return false;
    }
    const ids = due.map(({ id }) => id);
    // One text, however many there are, so that its plan can be kept.
    const sent = sql`${outbox.id} = any(${sql.param(ids)}::bigint[])`;
    await db.update(outbox).set({ sent_at: parts.clock() }).where(sent);
    return true;
  }

  return createCourier({
    name: "outbox",
    db,
    log,
    async sendDue({ mayGoOn }) {
      for (;;) {
        const due = await db
          .select()
          .from(outbox)
          .where(isNull(outbox.sent_at))
          .orderBy(asc(outbox.id))
          .limit(AT_ONCE);
        if (due.length > 0 && (await sentTogether(due))) {
          if (due.length < AT_ONCE) return "all";
          if (!(await mayGoOn())) return "some";
          continue;
        }
        const blocked = new Set<string>();
        for (const { id, channel, payload } of due) {
          if (blocked.size === BLOCKED_CHANNELS) return "some";
          if (blocked.has(channel)) continue;
          if (!(await mayGoOn())) return "some";
          try {
            await messages.publish(channel, payload);
          } catch (error) {
            blocked.add(channel);
            log.warn("message not sent", { outbox_id: id, error });
            continue;
          }
          await db.update(outbox).set({ sent_at: parts.clock() }).where(eq(outbox.id, id));
        }
        if (blocked.size > 0) return "some";
        if (due.length < AT_ONCE) return "all";
      }
    },
  });
}
