import type { BaseParameters } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { createTransport, type Send } from "#net/transport.ts";
import type { Planted } from "#provider/testing/guest.ts";

/** What happens to one request on its way. */
export const faults = [
  "none",
  "none",
  /** It never leaves. */
  "lost_request",
  /** It is done, and nobody hears of it. */
  "lost_answer",
  /** It is done, and the answer comes too late. */
  "timed_out",
  /** It arrives only after it was given up. */
  "delayed",
  "storm",
  /** It is done, and something on the way answers in its place. */
  "storm_after",
  "broken_answer",
  "offline",
] as const;
export type Fault = (typeof faults)[number];

const timeout = () => new DOMException("The operation timed out", "TimeoutError");
const html = () => new Response("<html>", { status: 502 });

/**
 * The client's own transport before the provider's own app, with a network between them that fails request by request
 * as told, and then heals. Pauses cost no time: the provider's clock goes on by them.
 */
export function badNetwork(provider: Planted, base: () => BaseParameters, schedule: readonly Fault[]) {
  const late: (() => Promise<unknown>)[] = [];
  let asked = 0;

  const answer: typeof fetch = async (input, init) => {
    const fault = schedule[asked] ?? "none";
    asked += 1;
    const { body = null, headers = {}, method = "POST" } = init ?? {};
    const arrive = async () =>
      provider.app.fetch(new Request(`http://provider.test${String(input)}`, { body, headers, method }), {
        address: "192.0.2.1",
      });
    if (fault === "lost_request" || fault === "offline") throw new TypeError("Failed to fetch");
    if (fault === "storm") return html();
    if (fault === "delayed") {
      late.push(arrive);
      throw timeout();
    }
    const response = await arrive();
    if (fault === "lost_answer") throw new TypeError("Failed to fetch");
    if (fault === "timed_out") throw timeout();
    if (fault === "storm_after") return html();
    return fault === "broken_answer" ? Response.json({ code: Code.success, message: "", data: 5 }) : response;
  };
  const send: Send = createTransport({
    apiBase: "",
    fetch: answer,
    baseParameters: base,
    sender: { device: () => ({}), proven: () => Promise.resolve({}) },
    isOnline: () => schedule[asked] !== "offline",
    wait: async (milliseconds) => provider.clock.advance(milliseconds),
    react: async () => "done",
    busy: () => undefined,
  });
  return {
    send,
    /** What was held up on the way arrives now. */
    arriveLate: async () => {
      for (const arrive of late.splice(0)) await arrive();
    },
  };
}
