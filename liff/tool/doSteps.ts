import type { Locale } from "#domain/values/localeCodes.ts";
import { LineRefusal, UnmetCondition } from "./lineAnswer.ts";
import type { LiffApps, OfficialAccount } from "./officialAccount.ts";
import { type Step, wordsOf } from "./step.ts";
import { liffUpdate, wantedLiff } from "./wanted.ts";

/** Does the steps one after the other and says so; answers false, and what is left, at the first that fails. */
export async function doSteps(
  steps: readonly Step[],
  kept: ReadonlyMap<Locale, string>,
  hands: Hands,
): Promise<boolean> {
  const ids = new Map(kept);
  for (const [at, step] of steps.entries()) {
    try {
      await carryOut(step, ids, hands);
      hands.say(`done  ${wordsOf(step)}`);
    } catch (error) {
      // Whatever it is, what was done and what is left must be told.
      const isKnown = error instanceof UnmetCondition || (error instanceof LineRefusal && error.status !== 0);
      const reason = error instanceof Error ? error.message : String(error);
      hands.say(`FAIL  ${wordsOf(step)}`);
      hands.say(`      ${reason}${isKnown ? "" : ": it may be done or not"}.`);
      for (const left of steps.slice(at + 1)) hands.say(`left  ${wordsOf(left)}`);
      hands.say(`Stopped half-way, ${at} of ${steps.length} steps done. Run it again: it goes on from here.`);
      return false;
    }
  }
  return true;
}

interface Hands {
  readonly account: OfficialAccount;
  /** Null for a LINE MINI App. */
  readonly apps: LiffApps | null;
  readonly say: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const LOOKS = 30;
const BETWEEN_LOOKS = 2_000;

/** Does one step. `ids` knows the menus that are there, and learns those that are created. */
async function carryOut(step: Step, ids: Map<Locale, string>, hands: Hands): Promise<void> {
  const { account, apps, say } = hands;
  const idOf = (locale: Locale): string => {
    const id = ids.get(locale);
    if (id === undefined) throw new UnmetCondition(`There is no menu in ${locale}.`);
    return id;
  };
  switch (step.do) {
    case "addLiff": {
      const liffId = await apps?.add(wantedLiff(step.origin));
      say(`      Set NOREN_LIFF_ID=${liffId} here and for the provider.`);
      return;
    }
    case "updateLiff":
      await apps?.update(step.app.liffId, liffUpdate(step.app, step.origin));
      return;
    case "removeLiff":
      await apps?.remove(step.liffId);
      return;
    case "create":
      ids.set(step.menu.locale, await account.create(requestOf(step.menu)));
      return;
    case "upload":
      await account.upload(idOf(step.menu.locale), step.menu.picture);
      return;
    case "addAlias":
      await account.addAlias(step.alias, idOf(step.locale));
      return;
    case "moveAlias":
      await account.moveAlias(step.alias, idOf(step.locale));
      return;
    case "removeAlias":
      await account.removeAlias(step.alias);
      return;
    case "setDefault":
      await account.setDefault(idOf(step.locale));
      return;
    case "cancelDefault":
      await account.cancelDefault();
      return;
    case "moveUsers":
      await moveUsers(
        step.from.map(({ id, locale }) => ({ from: id, to: idOf(locale) })),
        hands,
      );
      return;
    case "removeMenu":
      await account.remove(step.id);
  }
}

/** The menu as the Messaging API takes it. */
export function requestOf({ name, definition }: Extract<Step, { do: "create" }>["menu"]) {
  return {
    ...definition,
    name,
    areas: definition.areas.map(({ bounds, action }) => ({ bounds: { ...bounds }, action: { ...action } })),
  };
}

/** Old menus go only when no chat shows them any more: LINE would show the default there, in another language. */
async function moveUsers(
  moves: readonly { readonly from: string; readonly to: string }[],
  { account, sleep }: Hands,
): Promise<void> {
  const requestId = await account.moveUsers(moves);
  if (requestId === null) throw new UnmetCondition("LINE did not say how to ask whether it is done");
  for (let look = 0; look < LOOKS; look += 1) {
    const phase = await account.movesPhase(requestId);
    if (phase === "succeeded") return;
    if (phase === "failed") throw new UnmetCondition("LINE could not lead all chats to the new menus");
    await sleep(BETWEEN_LOOKS);
  }
  throw new UnmetCondition("LINE is still at it, which is well; the old menus wait for the next run");
}
