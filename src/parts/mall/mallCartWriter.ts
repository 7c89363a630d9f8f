import type { createStore } from "jotai";
import type {
  mallAddShopCart,
  mallClearShopCart,
  mallDelShopCart,
  mallSubShopCart,
} from "#contract/calls/mallShopcart.ts";
import type { CartLine } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { MallCart } from "#contract/mall.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { problemsIn } from "#domain/cart/lineProblems.ts";
import type { Answer, Failure } from "#net/answer.ts";
import {
  mallAddShopCartCall,
  mallClearShopCartCall,
  mallDelShopCartCall,
  mallSubShopCartCall,
} from "#net/calls/mallCalls.ts";
import type { Send } from "#net/transport.ts";
import { registerVisitor } from "#parts/account/registerVisitor.ts";
import { sessionAtom } from "#state/account/session.ts";
import { changed } from "#state/cart/cart.ts";
import { type MallCartWriter, takeQueuedAtom } from "#state/cart/mallCart.ts";

/** Why the cart stayed as it was. */
export type MallCartRefusal =
  | "gone"
  | "soldOut"
  | "short"
  | "tooMany"
  | "lineGone"
  | "offline"
  | "unsure"
  | "failed";

interface Surroundings {
  readonly send: Send;
  readonly atoms: ReturnType<typeof createStore>;
  /** Takes the provider's answer for what is shown. */
  readonly put: (cart: MallCart) => unknown;
  /** Reads the cart anew: what was refused, or is not known to be done, may show something else than there is. */
  readonly reload: () => unknown;
  readonly refuse: (
    refusal: MallCartRefusal,
    about: { readonly name: string; readonly left: number },
  ) => void;
}

type Change =
  | typeof mallAddShopCart
  | typeof mallSubShopCart
  | typeof mallDelShopCart
  | typeof mallClearShopCart;

/** What was tapped is in the cart, or out of it, although the tab is closed at once. */
const EVEN_LEAVING = { outlives: true } as const;

/**
 * Carries changes of the mall's cart to the provider, and says why where it refuses. Whoever has no session is
 * registered as a visitor first; the cart becomes the member's at the sign-in.
 */
export function mallCartWriter({ send, atoms, put, reload, refuse }: Surroundings): MallCartWriter {
  async function ask(
    change: () => Promise<Answer<Change>>,
    about: { readonly name: string; readonly isAdded: boolean },
  ): Promise<MallCart | null> {
    const hasSession = atoms.get(sessionAtom) !== null || (await registerVisitor(send, atoms));
    if (!hasSession) {
      refuse("failed", { name: about.name, left: 0 });
      return null;
    }
    const answer = await change();
    if (answer.ok) {
      await put(answer.data);
      return answer.data;
    }
    // Of what had to leave the cart the reaction to its code tells.
    if (answer.kind !== "code" || answer.code !== Code.multiSpecGoodsRemoved)
      refuse(refusalOf(answer, about.isAdded), { name: about.name, left: leftIn(answer) });
    void reload();
    return null;
  }

  const taking = { name: "", isAdded: false };
  const add = ({ goods_id, option_value, goods_detail: { name } }: CartLine, number: number) =>
    ask(
      () =>
        send(
          mallAddShopCartCall,
          { goods_id, option_value, number },
          {
            handles: [Code.missingParameter, Code.productMissing, Code.soldOut, Code.stockShort],
            ...EVEN_LEAVING,
          },
        ),
      { name, isAdded: true },
    );
  const subtract = (id: string, number: number) =>
    ask(
      () =>
        send(
          mallSubShopCartCall,
          { id, number },
          { handles: [Code.missingParameter, Code.productMissing], ...EVEN_LEAVING },
        ),
      taking,
    );
  const empty = () => ask(() => send(mallClearShopCartCall, {}, EVEN_LEAVING), taking);
  const remove = (ids: string[]) => ask(() => send(mallDelShopCartCall, { ids }, EVEN_LEAVING), taking);

  /** Of what was tapped behind a change that is under way: what makes it of `wanted`, a write for each line. */
  const sendQueued = (told: MallCart | null, wanted: readonly CartLine[]) => {
    const after = atoms.set(takeQueuedAtom).reduce(changed, [...wanted]);
    // Whoever is still being registered has nothing to write by.
    if (atoms.get(sessionAtom) === null) return;
    const ids = new Map(told?.shop_cart.map((line) => [lineKey(line), line.id]));
    const numbers = new Map(after.map((line) => [lineKey(line), line.number]));
    const before = new Map(wanted.map((line) => [lineKey(line), line.number]));
    for (const line of after) {
      const more = line.number - (before.get(lineKey(line)) ?? 0);
      if (more > 0) void add(line, more);
    }
    for (const [key, number] of before) {
      const id = ids.get(key);
      const less = number - (numbers.get(key) ?? 0);
      if (id === undefined || less <= 0) continue;
      void (numbers.has(key) ? subtract(id, less) : remove([id]));
    }
  };

  const write: MallCartWriter = async (told, wanted) => {
    const lines = told?.shop_cart ?? [];
    const keys = new Set(wanted.map(lineKey));
    const gone = lines.filter((line) => !keys.has(lineKey(line))).map(({ id }) => id);
    const isEmptied = wanted.length === 0 && gone.length > 1;
    let after = isEmptied ? await empty() : gone.length > 0 ? await remove(gone) : told;
    if (gone.length > 0 && after === null) return null;
    const had = new Map(lines.map((line) => [lineKey(line), line]));
    for (const line of wanted) {
      const before = had.get(lineKey(line));
      const more = line.number - (before?.goods_num ?? 0);
      if (more === 0) continue;
      const next: MallCart | null =
        more > 0 || before === undefined ? await add(line, more) : await subtract(before.id, -more);
      if (next === null) return after;
      after = next;
    }
    return after;
  };

  return async (told, wanted) => {
    const leave = () => sendQueued(told, wanted);
    window.addEventListener("pagehide", leave);
    try {
      return await write(told, wanted);
    } finally {
      window.removeEventListener("pagehide", leave);
    }
  };
}

function refusalOf(failure: Failure<Change>, isAdded: boolean): MallCartRefusal {
  if (failure.kind === "offline") return "offline";
  if (failure.kind !== "code") return failure.kind === "contract" ? "failed" : "unsure";
  switch (failure.code) {
    case Code.missingParameter:
      return "tooMany";
    case Code.productMissing:
      return isAdded ? "gone" : "lineGone";
    case Code.soldOut:
      return "soldOut";
    case Code.stockShort:
      return "short";
    default:
      return "failed";
  }
}

/** Pieces that can still be had, where that is why no more were taken. */
function leftIn(failure: Failure): number {
  return failure.kind === "code" ? (problemsIn(failure.data)[0]?.left ?? 0) : 0;
}
