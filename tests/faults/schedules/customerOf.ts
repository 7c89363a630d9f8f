import type { RequestOf } from "#contract/call.ts";
import { closeOrder, createOrder, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { type Attempt, attemptLeft, type JournalStore, readJournal } from "#net/journal/journal.ts";
import { askAttempt, OPEN_CODES, sendAttempt } from "#net/journal/sendAttempt.ts";
import type { Send } from "#net/transport.ts";

type Request = RequestOf<typeof createOrder>;

export interface Trying {
  /** How often the button is hit before the first answer. */
  readonly taps: number;
  /** Before which steps the page dies and is loaded again. */
  readonly reloads: readonly number[];
  /** Milliseconds by which the device's clock is wrong. */
  readonly skew: number;
  /** Other times to try when one is refused. */
  readonly others: readonly string[];
  /** Between the steps: what else goes on. */
  readonly meanwhile: (step: number) => Promise<void>;
  readonly now: () => number;
}

const STEPS = 40;
const HANDLED = [
  Code.productMissing,
  Code.soldOut,
  Code.stockShort,
  Code.outsideAppointmentTime,
  Code.outsidePickUpTime,
  Code.outsideDeliveryTime,
  Code.priceChanged,
  ...OPEN_CODES,
] as const;

/** A customer with a phone, and what its pages do with one intent to order: the journal, and nothing else, outlives a page. */
export function customerOf(send: Send) {
  let text: string | null = null;
  /** The journal as one page has it; a page that died writes no more. */
  function page() {
    let isDead = false;
    const store: JournalStore = {
      read: () => text,
      write: (next) => {
        if (!isDead) text = next;
      },
    };
    return {
      store,
      die: () => {
        isDead = true;
      },
    };
  }

  /** Goes on until the order is placed, refused for good, or nowhere to be found any more. */
  async function place(request: Request, trying: Trying): Promise<Attempt | null> {
    const { client_order_id, store_id } = request;
    const fresh = (said: Request): Attempt => ({
      client_order_id,
      path: createOrder.path,
      store_id,
      table_id: null,
      cart: 1,
      adds_to: null,
      request: said,
      started_at: trying.now() + trying.skew,
      state: "not_sent",
      order_no: null,
    });
    const others = [...trying.others];
    let now = page();
    let attempt = fresh(request);
    for (let step = 0; step < STEPS; step += 1) {
      await trying.meanwhile(step);
      const taps = step === 0 ? trying.taps : 1;
      const isDying = trying.reloads.includes(step);
      const steps =
        attempt.state === "not_sent"
          ? Array.from({ length: taps }, () => sendAttempt(send, now.store, createOrder, attempt, HANDLED))
          : [askAttempt(send, now.store, attempt)];
      if (isDying) now.die();
      await Promise.all(steps);
      if (isDying) now = page();
      const kept = readJournal(now.store).find((one) => one.client_order_id === client_order_id);
      const left = isDying ? attemptLeft(now.store, store_id, trying.now() + trying.skew) : kept;
      // A journal says that it was sent, or that nothing of it is offered any more.
      if (!left || left.state === "given_up") return kept ?? null;
      if (left.state === "sent") return left;
      attempt = left;
      if (left.state !== "refused") continue;
      const mealTime = others.shift();
      if (mealTime === undefined) return left;
      attempt = fresh({ ...request, mealTime });
    }
    throw new Error(`Nobody could say what became of ${client_order_id}`);
  }

  return {
    place,
    cancel: (order_no: string) => send(closeOrder, { order_no }, { isSilent: true }),
    pay: (order_no: string, pay_type: typeof PayType.payPay | typeof PayType.wallet, taps: number) =>
      Promise.all(
        Array.from({ length: taps }, () => send(payOrder, { order_no, pay_type }, { isSilent: true })),
      ),
    ask: (trans_id: string) => send(getDetailByTransId, { trans_id }, { isSilent: true }),
  };
}
