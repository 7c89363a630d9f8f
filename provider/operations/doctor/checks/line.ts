import { siteFault } from "#liff/tool/faults.ts";
import { accessToken, LineRefusal, UnmetCondition } from "#liff/tool/lineAnswer.ts";
import { liffApps } from "#liff/tool/officialAccount.ts";
import { planLiff } from "#liff/tool/planDeploy.ts";
import type { Step } from "#liff/tool/step.ts";
import { wantedLiff } from "#liff/tool/wanted.ts";
import { type Check, type Finding, findingsOf, type Job } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("LINE");

/** The LIFF id, the channel that it belongs to, the endpoint that LINE knows for it, and what the console has to hold. */
export const line: Check = async (job) => {
  const { liffId, line: channel, hasDemo } = job.settings;
  if (liffId === null || channel === null)
    return [
      hasDemo
        ? ok("No LIFF id is set: the demo's stand-in signs people in.")
        : warning(
            "No LIFF id is set: nobody signs in by LINE, and links do not open in it.",
            "Make a LINE MINI App (liff/README.md says how), and set NOREN_LIFF_ID.",
          ),
    ];
  return [
    liffId.startsWith(`${channel.channelId}-`)
      ? ok(`The LIFF id belongs to channel ${channel.channelId}.`)
      : fault(
          `The LIFF id belongs to channel ${liffId.split("-")[0]}, and not to ${channel.channelId}.`,
          "Set NOREN_LINE_CHANNEL_ID to the LIFF app's own channel, or leave it out.",
        ),
    ...(await ofChannel(job, liffId, channel)),
    await ofSite(job, liffId),
    consoleList(customersOrigin(job) ?? "(NOREN_PUBLIC_ORIGIN)"),
  ];
};

/** The origin that LINE has to know; null where nobody said which it is. */
function customersOrigin({ isTold, origin, settings }: Job): string | null {
  return settings.publicOrigin ?? (isTold ? origin : null);
}

type Channel = NonNullable<Job["settings"]["line"]>;

async function ofChannel(job: Job, liffId: string, channel: Channel): Promise<readonly Finding[]> {
  if (channel.channelSecret === null)
    return [
      warning(
        "NOREN_LINE_CHANNEL_SECRET is not set: a deleted account stays linked at LINE, and LINE cannot be asked for the endpoint.",
        "Set it; LINE's console shows it under Basic settings of the channel.",
      ),
    ];
  try {
    const token = await accessToken({ id: channel.channelId, secret: channel.channelSecret });
    const answers = ok("LINE knows the channel and its secret.");
    // LINE's console alone keeps those of a MINI App.
    if (job.environment["NOREN_LINE_MINI_APP"] === "1") return [answers];
    const wanted = customersOrigin(job);
    const { steps } = planLiff(await liffApps(token).list(), liffId, wanted ?? job.origin);
    return [answers, ofEndpoint(job, wanted, steps[0])];
  } catch (error) {
    if (!(error instanceof LineRefusal || error instanceof UnmetCondition)) throw error;
    return [
      error instanceof LineRefusal && error.status === 0
        ? warning(`${error.message}: the channel was not looked at.`, "Let this machine reach api.line.me.")
        : fault(
            error.message,
            "Compare NOREN_LIFF_ID, NOREN_LINE_CHANNEL_ID and NOREN_LINE_CHANNEL_SECRET with LINE's console.",
          ),
    ];
  }
}

function ofEndpoint({ settings }: Job, wanted: string | null, step: Step | undefined): Finding {
  if (wanted === null)
    return warning(
      "Whether LINE knows the right endpoint was not looked at: NOREN_PUBLIC_ORIGIN is not set.",
      "Set NOREN_PUBLIC_ORIGIN to the origin that customers use, then run this again.",
    );
  if (step === undefined)
    return ok("The LIFF app's endpoint, size and scopes at LINE are as they should be.");
  const deploy = "npm run line -- deploy --yes";
  return fault(
    `The LIFF app at LINE is not as it should be: ${step.words}.`,
    settings.publicOrigin === null
      ? `Set NOREN_PUBLIC_ORIGIN=${wanted} first, then run ${deploy}.`
      : `Run ${deploy}.`,
  );
}

async function ofSite({ isUp, origin }: Job, liffId: string): Promise<Finding> {
  if (!isUp)
    return warning(
      "Whether the pages know the LIFF id was not looked at.",
      "Start the service, and run this again.",
    );
  const found = await siteFault(origin, liffId);
  return found === null
    ? ok("The pages name this LIFF id.")
    : fault(`${origin}: ${found}.`, "Start the provider anew with the same settings.");
}

/** LINE has no way to ask for these. */
function consoleList(origin: string): Finding {
  const { view, scope } = wantedLiff(origin);
  return ok("LINE's console has to hold the following, which no program can ask it for:", [
    `endpoint      ${view.url}  (of a MINI App: for each of its three channels)`,
    `callback      ${view.url}  (LINE Login tab, where the channel has one)`,
    `scopes        ${scope.join(", ")}`,
    "switched on   scan QR, share target picker",
    "linked        the official account, of the same provider",
  ]);
}
