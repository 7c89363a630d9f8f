import type { Locale } from "#domain/values/localeCodes.ts";
import type { OfficialAccount } from "./officialAccount.ts";
import { languageOfName } from "./wanted.ts";

export interface DeployedMenu {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  /** A menu gets its picture in a second step, and cannot be shown before. */
  readonly hasPicture: boolean;
}

export interface Deployed {
  /** Ours alone, by their names. */
  readonly menus: readonly DeployedMenu[];
  /** Menus that others made, which are left alone. */
  readonly others: number;
  readonly aliases: ReadonlyMap<string, string>;
  readonly defaultMenu: string | null;
}

/** What the official account has at this moment. */
export async function readDeployed(account: OfficialAccount): Promise<Deployed> {
  const all = await account.menus();
  const menus: DeployedMenu[] = [];
  for (const { richMenuId: id, name } of all) {
    const locale = languageOfName(name);
    if (locale !== null) menus.push({ id, name, locale, hasPicture: await account.hasPicture(id) });
  }
  return {
    menus,
    others: all.length - menus.length,
    aliases: await account.aliases(),
    defaultMenu: await account.defaultMenu(),
  };
}
