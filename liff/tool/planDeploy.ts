import type { liff } from "@line/bot-sdk";
import type { Locale } from "#domain/values/localeCodes.ts";
import { type Deployed, type DeployedMenu, readDeployed } from "./deployed.ts";
import { UnmetCondition } from "./lineAnswer.ts";
import type { Job } from "./readArguments.ts";
import {
  addAlias,
  addLiff,
  cancelDefault,
  createMenu,
  moveAlias,
  moveUsers,
  removeAlias,
  removeMenu,
  setDefault,
  type Step,
  updateLiff,
  uploadPicture,
} from "./step.ts";
import { liffDifferences, opens, type WantedMenu, wantedMenus } from "./wanted.ts";

export interface Plan {
  readonly steps: readonly Step[];
  /** Ids of the menus that are there already and stay. */
  readonly kept: ReadonlyMap<Locale, string>;
  /** What the operator has to do. */
  readonly hint: string | null;
}

/** What a deployment would change, from what is there. */
export async function planDeploy({ settings, account, apps }: Job): Promise<Plan> {
  const { liffId, origin, menu } = settings;
  const liff = apps === null ? { steps: [], hint: null } : planLiff(await apps.list(), liffId, origin);
  if (liffId === null) return { ...liff, kept: new Map() };
  const wanted = await wantedMenus(settings, liffId);
  const { steps, kept } = planMenus(await readDeployed(account), wanted, menu.language);
  return { steps: [...liff.steps, ...steps], kept, hint: liff.hint };
}

/** Tells the plan, before anything is changed. */
export function sayPlan({ steps, hint }: Pick<Plan, "steps" | "hint">, say: Job["say"]): void {
  if (steps.length === 0 && hint === null) say("All is as it should be: nothing to do.");
  for (const { words } of steps) say(`will  ${words}`);
  if (hint !== null) say(hint);
}

/** What leads from what is deployed to what is wanted: new menus first, then the switch, and the old ones go last. */
function planMenus(
  deployed: Deployed,
  wanted: readonly WantedMenu[],
  language: Locale,
): Pick<Plan, "steps" | "kept"> {
  const kept = new Map<Locale, DeployedMenu>();
  for (const { locale, name } of wanted) {
    const same = deployed.menus.filter((menu) => menu.name === name);
    const menu = same.find(({ hasPicture }) => hasPicture) ?? same[0];
    if (menu) kept.set(locale, menu);
  }
  const made = wanted.flatMap((menu) => {
    const there = kept.get(menu.locale);
    if (!there) return [createMenu(menu), uploadPicture(menu)];
    return there.hasPicture ? [] : [uploadPicture(menu)];
  });
  const aliases = wanted.flatMap(({ alias, locale }) => {
    const leadsTo = deployed.aliases.get(alias);
    if (leadsTo === undefined) return [addAlias(alias, locale)];
    return leadsTo === kept.get(locale)?.id ? [] : [moveAlias(alias, locale)];
  });
  const { defaultMenu } = deployed;
  const isDefault = defaultMenu !== null && defaultMenu === kept.get(language)?.id;
  const staying = new Set([...kept.values()].map(({ id }) => id));
  const old = deployed.menus.filter(({ id }) => !staying.has(id));
  const shown = old.filter(({ hasPicture }) => hasPicture);
  return {
    kept: new Map([...kept].map(([locale, { id }]) => [locale, id])),
    steps: [
      ...made,
      ...aliases,
      ...(isDefault ? [] : [setDefault(language, defaultMenu)]),
      ...(shown.length === 0 ? [] : [moveUsers(shown)]),
      ...old.map(removeMenu),
    ],
  };
}

/** What takes our menus away: first nothing leads to them any more. */
export function planDown(deployed: Deployed, aliases: readonly string[]): readonly Step[] {
  const isOurs = deployed.menus.some(({ id }) => id === deployed.defaultMenu);
  return [
    ...(isOurs ? [cancelDefault] : []),
    ...aliases.filter((alias) => deployed.aliases.has(alias)).map(removeAlias),
    ...deployed.menus.map(removeMenu),
  ];
}

/** What makes the LIFF app what it should be; `hint` says what the operator has to do before anything else can be done. */
export function planLiff(
  apps: readonly liff.LiffApp[],
  liffId: string | null,
  origin: string,
): { readonly steps: readonly Step[]; readonly hint: string | null } {
  if (liffId === null) {
    const there = apps.find((app) => opens(app, origin));
    return there?.liffId === undefined
      ? {
          steps: [addLiff(origin)],
          hint: "The menus need its id: deploy once more when it is set.",
        }
      : {
          steps: [],
          hint: `${origin}/ has the LIFF app ${there.liffId}: set NOREN_LIFF_ID=${there.liffId}.`,
        };
  }
  const app = apps.find((one) => one.liffId === liffId);
  if (!app)
    throw new UnmetCondition(
      `The LINE Login channel has no LIFF app ${liffId}. Give one of its own in NOREN_LIFF_ID, or leave that out to have one created; NOREN_LINE_MINI_APP=1 if it is a LINE MINI App's.`,
    );
  const differences = liffDifferences(app, origin);
  return {
    steps: differences.length === 0 ? [] : [updateLiff({ ...app, liffId }, origin, differences)],
    hint: null,
  };
}
