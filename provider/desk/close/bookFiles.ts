import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import { speech } from "#provider/desk/speech.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import type { Parts } from "#provider/server/context.ts";
import type { TableFile } from "#provider/server/formats/tableFile.ts";
import { audit } from "#provider/staff/audit.ts";
import { askedFrom } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

export interface Written {
  readonly name: string;
  readonly file: TableFile;
}

/**
 * Files of a store's books. A route is asked with GET, for whoever reads the books there; null: there is no such file. Who
 * took one along stands in the audit log.
 */
export function bookFiles(parts: Parts) {
  const routes = new Hono();
  const route = <Asked extends z.ZodMiniType<{ store_id: string }>>(
    path: string,
    schema: Asked,
    did: "day.export" | "value.export",
    write: (asked: z.output<Asked>, store: StoreRow, language: WireLanguage) => Promise<Written | null>,
  ) =>
    routes.get(path.replace("/desk", ""), async (context) => {
      const query = Object.entries(context.req.query()).filter(([, value]) => value !== "");
      const asked = schema.safeParse(Object.fromEntries(query));
      if (!asked.success) return context.text("Bad Request", 400);
      const who = await whoLooks(context, parts, asked.data.store_id, "books");
      if (who === null) return context.text("Forbidden", 403);
      const written = await write(asked.data, who.store, speech(context).language);
      if (written === null) return context.text("Not Found", 404);
      const { store_id, ...after } = asked.data;
      const actor = { staff: who.signed.staff, ...askedFrom(context, parts, who.signed.tablet) };
      await audit(parts.db, actor, { did, subject: store_id, store_id, after }, parts.clock());
      return send(context, written);
    });
  return { route, routes };
}

function send(context: Context, { file, name }: Written) {
  context.header("content-type", file.type);
  context.header("content-disposition", `attachment; filename="${name}"`);
  return stream(context, async (out) => {
    for await (const part of file.parts) {
      if (out.aborted) return;
      await out.write(part);
    }
  });
}

/** Rows that are all there, as a file reads them. */
export async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
