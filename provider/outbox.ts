import { asc, eq, isNull } from "drizzle-orm";
import { type Courier, createCourier } from "./courier.ts";
import { outbox } from "./db/tables/messages.ts";
import type { Log } from "./log.ts";
import type { Parts } from "./parts.ts";

const AT_ONCE = 100;
/** A message that cannot be sent holds up its own channel alone; so many such channels mean that none can be reached. */
const BLOCKED_CHANNELS = 3;

/** Sends the messages that committed transactions left: in their order for each channel, at least once. */
export function createOutbox(parts: Pick<Parts, "db" | "messages" | "clock">, log: Log): Courier {
  const { db, messages } = parts;
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
