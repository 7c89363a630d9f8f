import { type APIRequestContext, expect } from "@playwright/test";
import { addPrinter } from "#contract/calls/desk/printers.ts";
import type { Desk } from "../desk.ts";

const MAC = "00:11:62:00:00:09";

/** A kitchen's printer that speaks Star's CloudPRNT, with a roll of paper that can end. */
export async function kitchenPrinter(request: APIRequestContext, desk: Desk, store_id: string) {
  const { address, secret, user } = await desk.send(addPrinter, {
    store_id,
    kind: "star",
    facts: {
      name: "厨房",
      language: "ja",
      columns: 48,
      stations: null,
      prints_tickets: true,
      prints_bills: false,
    },
  });
  const headers = { authorization: `Basic ${btoa(`${user}:${secret}`)}` };
  const papers: string[] = [];
  let hasPaper = true;

  async function ask() {
    const statusCode = hasPaper ? "200%20OK" : "410%20Out%20of%20paper";
    const data = { printerMAC: MAC, statusCode, printingInProgress: false };
    const answer = await request.post(address, { headers, data, maxRetries: 2 });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };
  }

  /** Asks, as a printer does every few seconds, and prints all that waits for it; without paper it says so alone. */
  async function run(): Promise<void> {
    for (;;) {
      const { jobReady, jobToken: token = "", mediaTypes = [] } = await ask();
      if (!jobReady || !hasPaper) return;
      const job = `${address}?${new URLSearchParams({ mac: MAC, token })}`;
      const type = encodeURIComponent(mediaTypes[0] ?? "");
      const paper = await request.get(`${job}&type=${type}`, { headers, maxRetries: 2 });
      papers.push(new TextDecoder("shift_jis").decode(await paper.body()));
      await request.delete(`${job}&code=OK`, { headers, maxRetries: 2 });
    }
  }

  return {
    run,
    endPaper: () => {
      hasPaper = false;
    },
    refill: () => {
      hasPaper = true;
    },
    /** How often an order's ticket was printed. */
    printed: (order_no: string) => papers.filter((paper) => paper.includes(order_no)).length,
  };
}
