import { pictureFault, siteFault } from "./faults.ts";
import { LineRefusal, UnmetCondition } from "./lineAnswer.ts";
import { planLiff } from "./planDeploy.ts";
import type { ExitCode, Job } from "./readArguments.ts";
import { requestOf, wantedLiff, wantedMenus } from "./wanted.ts";

/** Whether everything that a deployment needs is there and answers; each fault with what to do. Changes nothing. */
export async function check(job: Job): Promise<ExitCode> {
  const { account, apps, settings, say } = job;
  const { liffId, origin } = settings;
  let faults = 0;
  const look = async (what: string, ask: () => Promise<string | null>) => {
    const fault = await ask().catch((error: unknown) => {
      if (error instanceof LineRefusal || error instanceof UnmetCondition) return error.message;
      throw error;
    });
    if (fault !== null) faults += 1;
    say(fault === null ? `ok    ${what}` : `FAIL  ${what}: ${fault}`);
  };

  await look("the official account answers", async () => {
    await account.info();
    return null;
  });
  if (apps !== null) {
    let isKnown = false;
    let missing: string | null = null;
    await look("the LINE Login channel answers", async () => {
      const { steps, hint } = planLiff(await apps.list(), liffId, origin);
      isKnown = liffId !== null;
      missing = steps.map(({ words }) => `deploy --yes will ${words}`).join("; ") || null;
      return steps.length === 0 ? hint : null;
    });
    if (isKnown) await look("the LIFF app is as it should be", () => Promise.resolve(missing));
    else if (missing !== null) say(`      ${missing}`);
  }
  if (liffId !== null) {
    await look(`${origin} knows its LIFF id`, () => siteFault(origin, liffId));
    for (const menu of await wantedMenus(settings, liffId)) {
      await look(`LINE takes the menu in ${menu.locale}`, async () => {
        const fault = await pictureFault(menu);
        if (fault === null) await account.validate(requestOf(menu));
        return fault;
      });
    }
  }
  say("");
  for (const line of byHand(job)) say(line);
  return faults === 0 ? 0 : 1;
}

/** What LINE's console alone keeps: nothing can be asked about it, so it is told. */
function byHand({ apps, settings }: Job): readonly string[] {
  const { view, scope } = wantedLiff(settings.origin);
  const ofMiniApp = [
    `  endpoint ${view.url}, for each of its channels (developing, review, published)`,
    `  scopes ${scope.join(", ")}`,
    "  scanning codes: on",
  ];
  return [
    "By hand, in LINE's console, which no program can ask:",
    ...(apps === null ? ofMiniApp : []),
    "  share target picker: on",
    "  the official account is linked to the channel, both of one provider there",
  ];
}
