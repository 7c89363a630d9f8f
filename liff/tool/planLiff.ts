import type { liff } from "@line/bot-sdk";
import { UnmetCondition } from "./UnmetCondition.ts";
import type { Step } from "./step.ts";
import { liffDifferences, opens } from "./wantedLiff.ts";

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
          steps: [{ do: "addLiff", origin }],
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
    steps:
      differences.length === 0 ? [] : [{ do: "updateLiff", app: { ...app, liffId }, origin, differences }],
    hint: null,
  };
}
