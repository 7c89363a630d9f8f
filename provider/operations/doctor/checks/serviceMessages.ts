import { templateTags } from "#provider/gateways/line/lineMessages.ts";
import { isToldEvent, type ToldEvent, toldEvents } from "#provider/notices/line/lineMessage.ts";
import { type Check, type Finding, findingsOf, type Job } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("LINE messages");

/** Service messages, by the settings alone: LINE has no way to ask which templates it approved. */
export const serviceMessages: Check = async (job) => {
  const { line, lineTemplates: templates } = job.settings;
  if (templates === null) return [];
  const told = Object.keys(toldEvents).filter(isToldEvent);
  const lines = told.flatMap((event) => {
    const { name, languages = [] } = templates[event] ?? {};
    const tags = languages.map((language) => templateTags.get(language));
    return name === undefined ? [] : [`${event}  ${name}_${tags.join(`, ${name}_`)}`];
  });
  if (line === null)
    return [
      fault(
        "NOREN_LINE_SERVICE_TEMPLATES is of no use: no mini-app is set.",
        "Set NOREN_LIFF_ID to the mini-app's.",
      ),
    ];
  return [
    ok("LINE's console has to hold these templates, approved:", lines),
    ...ofKind(job),
    ...ofRest(
      job,
      told.filter((event) => templates[event] === undefined),
    ),
  ];
};

function ofKind({ environment }: Job): readonly Finding[] {
  if (environment["NOREN_LINE_MINI_APP"] === "1") return [];
  return [
    warning(
      "LINE takes service messages of verified mini-apps alone, and NOREN_LINE_MINI_APP is not 1.",
      "Set NOREN_LINE_MINI_APP=1 where the LIFF id is a mini-app's, else leave NOREN_LINE_SERVICE_TEMPLATES out.",
    ),
  ];
}

function ofRest({ settings }: Job, missing: readonly ToldEvent[]): readonly Finding[] {
  if (missing.length === 0) return [];
  const names = missing.join(", ");
  return [
    settings.lineBot === null
      ? warning(`Nobody is told in LINE of: ${names}.`, "Name templates for them, or set NOREN_LINE_BOT_*.")
      : ok(`The official account tells of: ${names}.`),
  ];
}
