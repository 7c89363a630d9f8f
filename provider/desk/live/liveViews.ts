import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { type DeskCall, eventsOf } from "#contract/calls/desk/deskCall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { speech } from "#provider/desk/speech.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import type { Parts } from "#provider/server/context.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { watch } from "./watch.ts";

/** Who follows something of a store, and what they read it with. */
export interface Follower {
  readonly parts: Parts;
  readonly signed: Signed;
  readonly store: StoreRow;
  readonly language: WireLanguage;
}

/** What a call reads of a store, followed by events. */
export interface LiveView {
  readonly path: string;
  readonly follow: (context: Context, parts: Parts, closing: AbortSignal) => Promise<Response>;
}

/**
 * The events that keep up to date what a call reads.
 * @param Asked the call's request, as a query has it
 */
export function liveView<Asked extends z.ZodMiniType<{ readonly store_id: string }>>(
  call: Pick<DeskCall, "path">,
  Asked: Asked,
  read: (asked: z.output<Asked>, by: Follower) => Promise<{ readonly read_at: number }>,
): LiveView {
  return {
    path: eventsOf(call),
    async follow(context, parts, closing) {
      const asked = Asked.safeParse(context.req.query());
      if (!asked.success) return context.text("Bad Request", 400);
      const { language } = speech(context);
      const who = () => whoLooks(context, parts, asked.data.store_id);
      if ((await who()) === null) return context.text("Forbidden", 403);
      return watch(context, {
        closing,
        look: async () => {
          const by = await who();
          if (by === null) return null;
          const { read_at, ...seen } = await read(asked.data, { ...by, parts, language });
          return { seen, along: { read_at } };
        },
      });
    },
  };
}

/** @param closing aborted when the provider closes */
export function liveRoutes(views: readonly LiveView[], parts: Parts, closing: AbortSignal): Hono {
  const routes = new Hono();
  for (const { follow, path } of views)
    routes.get(path.replace("/desk", ""), (context) => follow(context, parts, closing));
  return routes;
}
