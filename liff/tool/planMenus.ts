import type { Locale } from "#domain/localeCodes.ts";
import type { Deployed, DeployedMenu } from "./deployed.ts";
import type { Step } from "./step.ts";
import type { WantedMenu } from "./wantedMenus.ts";

export interface MenuPlan {
  readonly steps: readonly Step[];
  /** Ids of the menus that are there already and stay. */
  readonly kept: ReadonlyMap<Locale, string>;
}

/** What leads from what is deployed to what is wanted: new menus first, then the switch, and the old ones go last. */
export function planMenus(deployed: Deployed, wanted: readonly WantedMenu[], language: Locale): MenuPlan {
  const kept = new Map<Locale, DeployedMenu>();
  for (const { locale, name } of wanted) {
    const same = deployed.menus.filter((menu) => menu.name === name);
    const menu = same.find(({ hasPicture }) => hasPicture) ?? same[0];
    if (menu) kept.set(locale, menu);
  }
  const made = wanted.flatMap((menu): Step[] => {
    const there = kept.get(menu.locale);
    if (!there)
      return [
        { do: "create", menu },
        { do: "upload", menu },
      ];
    return there.hasPicture ? [] : [{ do: "upload", menu }];
  });
  const aliases = wanted.flatMap(({ alias, locale }): Step[] => {
    const leadsTo = deployed.aliases.get(alias);
    if (leadsTo === undefined) return [{ do: "addAlias", alias, locale }];
    return leadsTo === kept.get(locale)?.id ? [] : [{ do: "moveAlias", alias, locale }];
  });
  const { defaultMenu } = deployed;
  const isDefault = defaultMenu !== null && defaultMenu === kept.get(language)?.id;
  const staying = new Set([...kept.values()].map(({ id }) => id));
  const old = deployed.menus.filter(({ id }) => !staying.has(id));
  const shown = old.filter(({ hasPicture }) => hasPicture).map(({ id, locale }) => ({ id, locale }));
  return {
    kept: new Map([...kept].map(([locale, { id }]) => [locale, id])),
    steps: [
      ...made,
      ...aliases,
      ...(isDefault ? [] : [{ do: "setDefault", locale: language, replaces: defaultMenu } as const]),
      ...(shown.length === 0 ? [] : [{ do: "moveUsers", from: shown } as const]),
      ...old.map(({ id, name }): Step => ({ do: "removeMenu", id, name })),
    ],
  };
}

/** What takes our menus away: first nothing leads to them any more. */
export function planDown(deployed: Deployed, aliases: readonly string[]): readonly Step[] {
  const isOurs = deployed.menus.some(({ id }) => id === deployed.defaultMenu);
  return [
    ...(isOurs ? [{ do: "cancelDefault" } as const] : []),
    ...aliases
      .filter((alias) => deployed.aliases.has(alias))
      .map((alias): Step => ({ do: "removeAlias", alias })),
    ...deployed.menus.map(({ id, name }): Step => ({ do: "removeMenu", id, name })),
  ];
}
