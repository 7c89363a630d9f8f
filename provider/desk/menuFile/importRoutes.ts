import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import {
  IMPORT_BYTES,
  IMPORT_FILES,
  IMPORT_PATH,
  ImportAsked,
  type ImportEnd,
  type ImportLine,
} from "#contract/calls/desk/menuFile.ts";
import { speech } from "#provider/desk/speech.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import type { GivenFile } from "#provider/menu/files/bundle.ts";
import { importFiles } from "#provider/menu/files/importFiles.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { limitBody } from "#provider/server/limitBody.ts";
import { countTry } from "#provider/server/limits.ts";
import { fewAtOnce } from "#provider/server/uploads/fewAtOnce.ts";
import { askedFrom } from "#provider/staff/deskDispatch.ts";

/** What the form has beside the files. */
const AROUND = 64 * 1_024;
/** Imports at the same time: each holds its files, and a thread. */
const AT_ONCE = 2;
const BY_STORE = { name: "menu files by store", most: 60, seconds: 600 } as const;

interface Importing {
  readonly parts: Parts;
  readonly log: Log;
  /** Sends what a transaction left in the outbox. */
  readonly drain: () => void;
}

/** Takes menus as files: looked at first, then as they were seen. What it does is told line by line. */
export function importRoutes({ drain, log, parts }: Importing): Hono {
  const routes = new Hono();
  const inTurn = fewAtOnce(AT_ONCE);
  const failed = (
    context: Context,
    why: Extract<ImportEnd, { is: "failed" }>["why"],
    status: 200 | 400 | 403 | 413 | 429,
  ) => {
    const line: ImportLine = { is: "failed", why };
    return context.json(line, status);
  };

  routes.post(
    IMPORT_PATH.replace("/desk", ""),
    limitBody({
      maxSize: IMPORT_BYTES + AROUND,
      onError: (context) => failed(context, "too_large", 413),
    }),
    async (context) => {
      const form = await context.req.formData().catch(() => null);
      const asked = ImportAsked.safeParse(jsonOf(form?.get("asked")));
      const given = form?.getAll("file").filter((each) => each instanceof File) ?? [];
      if (!asked.success || given.length === 0 || given.length > IMPORT_FILES)
        return failed(context, "malformed", 400);
      const { store_id } = asked.data;
      const who = await whoLooks(context, parts, store_id, "store");
      if (who === null) return failed(context, "forbidden", 403);
      const seconds = await countTry(parts.db, BY_STORE, store_id, parts.clock());
      if (seconds !== null) return failed(context, "busy", 429);
      const { signed } = who;
      const { language } = speech(context);
      const actor = { staff: signed.staff, ...askedFrom(context, parts, signed.tablet) };
      const files = await Promise.all(given.map(contentOf));
      context.header("content-type", "application/x-ndjson; charset=utf-8");
      // A proxy that gathers lines would keep the progress to itself.
      context.header("x-accel-buffering", "no");
      return stream(context, async (out) => {
        const tell = async (line: ImportLine) => {
          if (out.aborted || out.closed) return false;
          await out.write(`${JSON.stringify(line)}\n`);
          return !out.aborted;
        };
        try {
          const end = await inTurn([store_id], () =>
            importFiles(parts, { files, asked: asked.data, language, actor, tell }),
          );
          if (end?.is === "taken") drain();
          if (end !== null) await tell(end);
        } catch (error) {
          log.error("menu file not taken", { store_id, error });
          await tell({ is: "failed", why: "unexpected" });
        }
      });
    },
  );
  return routes;
}

function jsonOf(value: unknown): unknown {
  if (typeof value !== "string") return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const contentOf = async (file: File): Promise<GivenFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});
