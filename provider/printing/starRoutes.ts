import { type Context, Hono } from "hono";
import * as z from "zod";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { BASIC, isBasic, refuse } from "./door.ts";
import { findPrinter, notePrinter, type PrinterRow } from "./printers.ts";
import { endTry, nextJob, takeByToken, tokenOf } from "./queue.ts";
import { renderCommands, STAR_MEDIA } from "./render.ts";
import { copyOf } from "./ticketSource.ts";

/** What a printer says of itself when it asks; more than this is not read. */
const Poll = z.object({
  printerMAC: z.string().max(40).catch(""),
  /** Percent-encoded: "200%20OK", "410%20Out%20of%20paper". */
  statusCode: z.string().max(200).catch(""),
  printingInProgress: z.boolean().nullable().catch(null),
});

/**
 * Star CloudPRNT (protocol guide 2.4): the printer asks by POST every few seconds, fetches by GET what it is offered, and
 * says by DELETE what became of it.
 */
export function starRoutes(parts: Parts, log: Log): Hono {
  const routes = new Hono();
  const { clock, db } = parts;

  /** The printer, where it says who it is; else the answer that it gets. */
  async function known(context: Context, mac: string): Promise<PrinterRow | Response> {
    const printer = await findPrinter(db, context.req.param("printer") ?? "", "star");
    const isKnown = isBasic(context, printer, parts);
    if (printer !== null && isKnown) {
      // The secret of one printer is not another's.
      if (printer.device === null || mac === "" || printer.device === mac) return printer;
      log.info("printer refused: its secret is used by another device", { printer: printer.id });
      return context.text("Forbidden", 403);
    }
    const isWrong = context.req.header("authorization") !== undefined;
    return refuse(context, parts, { printer, isWrong, challenge: BASIC });
  }

  routes.post("/print/star/:printer", async (context) => {
    const told = Poll.safeParse(await context.req.json().catch(() => null));
    const mac = told.success ? told.data.printerMAC.toLowerCase() : "";
    const printer = await known(context, mac);
    if (printer instanceof Response) return printer;
    if (!told.success) return context.text("Bad Request", 400);
    const now = clock();
    const status = decoded(told.data.statusCode);
    const isWell = status === "" || status.startsWith("2");
    const trouble = isWell ? "" : status;
    await notePrinter(db, printer, { now, trouble, ...(mac !== "" && { device: mac }) });
    const job = isWell && told.data.printingInProgress !== true ? await nextJob(db, printer, now) : null;
    return context.json(
      job === null
        ? { jobReady: false }
        : {
            jobReady: true,
            mediaTypes: STAR_MEDIA,
            jobToken: tokenOf(job, job.tries + 1),
            deleteMethod: "DELETE",
          },
    );
  });

  routes.get("/print/star/:printer", async (context) => {
    const { mac = "", token = "", type = "" } = context.req.query();
    const printer = await known(context, mac.toLowerCase());
    if (printer instanceof Response) return printer;
    const media = STAR_MEDIA.find((one) => one === type);
    if (media === undefined) return context.text("Unsupported Media Type", 415);
    const job = await takeByToken(db, printer, token, clock());
    if (job === null) return context.text("Not Found", 404);
    const source = job.is_copy ? copyOf(job.source, printer.language) : job.source;
    return context.body(renderCommands(source, media, printer), 200, { "content-type": media });
  });

  routes.delete("/print/star/:printer", async (context) => {
    const { code = "", mac = "", token = "" } = context.req.query();
    const printer = await known(context, mac.toLowerCase());
    if (printer instanceof Response) return printer;
    const now = clock();
    const said = decoded(code);
    const isPrinted = /^(?:ok$|2)/i.test(said);
    await endTry(db, printer, token, { now, trouble: isPrinted ? "" : said || "unknown" });
    await notePrinter(db, printer, { now });
    return context.body(null, 200);
  });

  return routes;
}

/** As it is meant, whether it was encoded or not. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 120);
  } catch {
    return text.slice(0, 120);
  }
}
