import type { SandboxBooks } from "./sandboxBooks.ts";
import { SIGNATURE_HEADER, signWebhook } from "./webhookSignature.ts";

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
    const request = new Request("http://sandbox.invalid/hooks/payment", {
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
