import type { liff } from "@line/bot-sdk";
import type { Locale } from "#domain/values/localeCodes.ts";
import { UnmetCondition } from "./lineAnswer.ts";
import type { LiffApps, OfficialAccount } from "./officialAccount.ts";
import { liffUpdate, requestOf, type WantedMenu, wantedLiff } from "./wanted.ts";

/** What a step works with. */
export interface Hands {
  readonly account: OfficialAccount;
  /** Null for a LINE MINI App. */
  readonly apps: LiffApps | null;
  readonly say: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** The menus that are there: a menu that is yet to be created has no id, so steps name it by its language. */
export type MenuIds = Map<Locale, string>;

/** One change at LINE. */
export interface Step {
  /** What it does, for the plan and while it is done. */
  readonly words: string;
  /** Learns the ids of menus that it creates. */
  readonly run: (hands: Hands, ids: MenuIds) => Promise<unknown>;
  /** The menu that it creates, at which LINE can look before. */
  readonly creates?: WantedMenu;
}

function idOf(ids: MenuIds, locale: Locale): string {
  const id = ids.get(locale);
  if (id === undefined) throw new UnmetCondition(`There is no menu in ${locale}.`);
  return id;
}

export const addLiff = (origin: string): Step => ({
  words: `create the LIFF app for ${origin}/`,
  run: async ({ apps, say }) => {
    const liffId = await apps?.add(wantedLiff(origin));
    say(`      Set NOREN_LIFF_ID=${liffId} here and for the provider.`);
  },
});

export const updateLiff = (
  app: liff.LiffApp & { readonly liffId: string },
  origin: string,
  differences: readonly string[],
): Step => ({
  words: `update the LIFF app ${app.liffId}: ${differences.join("; ")}`,
  run: async ({ apps }) => apps?.update(app.liffId, liffUpdate(app, origin)),
});

export const removeLiff = (liffId: string): Step => ({
  words: `delete the LIFF app ${liffId}: every link into it, shared or printed for LINE, will lead nowhere`,
  run: async ({ apps }) => apps?.remove(liffId),
});

export const createMenu = (menu: WantedMenu): Step => ({
  words: `create the menu "${menu.name}"`,
  creates: menu,
  run: async ({ account }, ids) => ids.set(menu.locale, await account.create(requestOf(menu))),
});

export const uploadPicture = ({ locale, name, picture }: WantedMenu): Step => ({
  words: `upload the picture of "${name}" (${Math.ceil(picture.length / 1_000)} kB)`,
  run: async ({ account }, ids) => account.upload(idOf(ids, locale), picture),
});

export const addAlias = (alias: string, locale: Locale): Step => ({
  words: `create the alias ${alias}`,
  run: async ({ account }, ids) => account.addAlias(alias, idOf(ids, locale)),
});

export const moveAlias = (alias: string, locale: Locale): Step => ({
  words: `lead the alias ${alias} to the new menu`,
  run: async ({ account }, ids) => account.moveAlias(alias, idOf(ids, locale)),
});

export const removeAlias = (alias: string): Step => ({
  words: `delete the alias ${alias}`,
  run: ({ account }) => account.removeAlias(alias),
});

export const setDefault = (locale: Locale, replaced: string | null): Step => ({
  words: `make the menu in ${locale} the default${replaced === null ? "" : ` instead of ${replaced}`}`,
  run: async ({ account }, ids) => account.setDefault(idOf(ids, locale)),
});

export const cancelDefault: Step = {
  words: "have no default menu any more",
  run: ({ account }) => account.cancelDefault(),
};

const LOOKS = 30;
const BETWEEN_LOOKS = 2_000;

/** Old menus go only when no chat shows them any more: LINE would show the default there, in another language. */
export const moveUsers = (from: readonly { readonly id: string; readonly locale: Locale }[]): Step => ({
  words: `lead chats that show one of ${from.length} old menus to the new one in their language`,
  run: async ({ account, sleep }, ids) => {
    const moves = from.map(({ id, locale }) => ({ from: id, to: idOf(ids, locale) }));
    const requestId = await account.moveUsers(moves);
    if (requestId === null) throw new UnmetCondition("LINE did not say how to ask whether it is done");
    for (let look = 0; look < LOOKS; look += 1) {
      const phase = await account.movesPhase(requestId);
      if (phase === "succeeded") return;
      if (phase === "failed") throw new UnmetCondition("LINE could not lead all chats to the new menus");
      await sleep(BETWEEN_LOOKS);
    }
    throw new UnmetCondition("LINE is still at it, which is well; the old menus wait for the next run");
  },
});

export const removeMenu = ({ id, name }: { readonly id: string; readonly name: string }): Step => ({
  words: `delete the menu "${name}" (${id})`,
  run: ({ account }) => account.remove(id),
});
