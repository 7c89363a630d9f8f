import { createHmac, timingSafeEqual } from "node:crypto";
import type { SandboxBooks } from "./sandboxBooks.ts";

/** Milliseconds between looks for results that nobody was told, as after a restart. */
const LOOK_EVERY = 30_000;
const FIRST_PAUSE = 500;

interface Surroundings {
  readonly books: SandboxBooks;
  readonly signingKey: string;
  readonly clock: () => Date;
  readonly random: (bytes: number) => string;
  /** Takes a webhook to the provider. */
  readonly deliver: (request: Request) => Promise<Response>;
  /** Tells everything three times, in no order: for tests of what receives it. */
  readonly isUnruly: boolean;
}

/**
 * Tells results by webhook until they are taken: at least once, and again after a restart. It says only which
 * payment was decided; what became of it is to be asked.
 */
export function webhookSender(surroundings: Surroundings) {
  const { books, signingKey, clock, random, deliver, isUnruly } = surroundings;
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | null = null;
  let nextAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  let isWanted = false;
  let isClosed = false;

  async function tellAll(): Promise<void> {
    const due = (await books.untold(clock())).map(({ ref }) => ref);
    const round = isUnruly ? shuffled([...due, ...due, ...due], random) : due;
    const outcomes = [];
    for (const ref of round) outcomes.push(await tell(ref));
    failures = outcomes.every(Boolean) ? 0 : failures + 1;
  }

  async function tell(ref: string): Promise<boolean> {
    const body = JSON.stringify({ type: "payment.decided", ref });
    const request = new Request("http://sandbox.invalid/hooks/sandbox", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signWebhook(body, signingKey, clock()),
      },
      body,
    });
    const isTaken = await deliver(request).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) await books.told(ref, clock());
    return isTaken;
  }

  /** Looks again after so many milliseconds, unless that is to happen sooner anyway. */
  function tellIn(pause: number): void {
    const at = Date.now() + pause;
    if (isClosed || at >= nextAt) return;
    clearTimeout(timer);
    nextAt = at;
    timer = setTimeout(() => {
      nextAt = Number.POSITIVE_INFINITY;
      tellSoon();
    }, pause).unref();
  }

  async function tellUntilQuiet(): Promise<void> {
    do {
      isWanted = false;
      await tellAll();
    } while (isWanted);
  }

  /** Tells now what is due; what is not taken is tried again, ever later. */
  function tellSoon(): void {
    isWanted = true;
    telling ??= tellUntilQuiet()
      .catch(() => {
        failures += 1;
      })
      .finally(() => {
        telling = null;
        tellIn(failures === 0 ? LOOK_EVERY : Math.min(FIRST_PAUSE * 2 ** failures, LOOK_EVERY));
      });
  }

  return {
    tellSoon,
    tellIn,
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await telling;
    },
  };
}

function shuffled<Item>(items: readonly Item[], random: (bytes: number) => string): Item[] {
  return items
    .map((item) => ({ item, place: random(8) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item);
}

/** The header that carries a webhook's signature: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", hexadecimal>`. */
export const SIGNATURE_HEADER = "noren-sandbox-signature";

/** Seconds that a signature is good for. */
const GOOD_FOR = 300;

const mac = (key: string, seconds: number, body: string) =>
  createHmac("sha256", key).update(`webhook\n${seconds}.${body}`).digest("hex");

function signWebhook(body: string, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${mac(key, seconds, body)}`;
}

/** Whether a webhook is the gateway's own and fresh; takes the same time wherever signatures differ. */
export function isOwnWebhook(body: string, signature: string | undefined, key: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > GOOD_FOR) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(key, Number(seconds), body)));
}
