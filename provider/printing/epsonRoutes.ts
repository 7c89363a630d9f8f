import { Hono } from "hono";
import type { Parts } from "#provider/server/context.ts";
import { digestChallenge, digestOf, refuse } from "./door.ts";
import { findPrinter, notePrinter, type PrinterRow } from "./printers.ts";
import { endTry, failAll, handOut, nextJob, tokenOf } from "./queue.ts";
import { renderCommands } from "./render.ts";
import { copyOf } from "./ticketSource.ts";

/** Milliseconds within which a printer is to print, or say that it could not. */
const TIME_LIMIT = 10_000;
const XML = { "content-type": "text/xml; charset=utf-8" };

/**
 * Epson Server Direct Print: the printer asks by a form (`GetRequest`) every few seconds, is answered with what it is to
 * print, and says by another (`SetResponse`) what became of it.
 */
export function epsonRoutes(parts: Parts): Hono {
  const routes = new Hono();
  const { clock, db } = parts;

  routes.post("/print/epson/:printer", async (context) => {
    const id = context.req.param("printer");
    const printer = await findPrinter(db, id, "epson");
    const digest = digestOf(context, printer, parts);
    if (printer === null || digest !== "right") {
      const challenge = digestChallenge(id, parts, { isStale: digest === "stale" });
      return refuse(context, parts, { printer, isWrong: digest === "wrong", challenge });
    }
    const form = new URLSearchParams(await context.req.text());
    const now = clock();
    const asked = form.get("ConnectionType");
    if (asked === "GetRequest") {
      await notePrinter(db, printer, { now });
      return context.body(await nextRequest(printer, now), 200, XML);
    }
    if (asked === "SetResponse") await readResponse(printer, form.get("ResponseFile") ?? "", now);
    // Its status (`SetStatus`) and whatever else it tells are thanked for.
    return context.body("", 200, XML);
  });

  /** The request to print what is next; empty: there is nothing. */
  async function nextRequest(printer: PrinterRow, now: Date): Promise<string> {
    const found = await nextJob(db, printer, now);
    const job = found === null ? null : await handOut(db, found, now);
    if (job === null) return "";
    const source = job.is_copy ? copyOf(job.source, printer.language) : job.source;
    const commands = Buffer.from(renderCommands(source, "escpos", printer)).toString("hex");
    return `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${TIME_LIMIT}</timeout><printjobid>${tokenOf(job, job.tries)}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${commands}</command></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
  }

  async function readResponse(printer: PrinterRow, file: string, now: Date): Promise<void> {
    const ended = [...file.matchAll(/<ePOSPrint>([^]*?)<\/ePOSPrint>/g)].map(([, one = ""]) => one);
    let trouble = "";
    for (const one of ended) {
      const [, token = ""] = /<printjobid>\s*([\w.-]{1,60})\s*<\/printjobid>/.exec(one) ?? [];
      trouble = troubleOf(/<response\b([^>]*)>/.exec(one)?.[1] ?? "");
      await endTry(db, printer, token, { now, trouble });
    }
    // The whole of what it was sent it could not read.
    if (ended.length === 0) {
      trouble = /<ErrorSummary>([^<]{1,100})/.exec(file)?.[1] ?? "unreadable";
      await failAll(db, printer, { now, trouble });
    }
    await notePrinter(db, printer, { now, trouble });
  }

  return routes;
}

/** Why something did not print, by its result's attributes; empty: it did. */
function troubleOf(attributes: string): string {
  if (/\bsuccess\s*=\s*"(?:true|1)"/.test(attributes)) return "";
  return /\bcode\s*=\s*"([\w-]{1,60})"/.exec(attributes)?.[1] ?? "unknown";
}
