import { accessToken, LineRefusal } from "#liff/tool/lineAnswer.ts";
import { officialAccount as accountOf } from "#liff/tool/officialAccount.ts";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("LINE account");

/** The official account, which has the rich menus and tells of orders: asked for its name, nothing sent. */
export const officialAccount: Check = async ({ settings: { hasDemo, lineBot, lineTemplates } }) => {
  if (lineBot === null) return [withoutOne(hasDemo, lineTemplates !== null)];
  try {
    const { displayName, basicId } = await accountOf(await accessToken(lineBot)).info();
    return [
      ok(`LINE knows the official account ${displayName} (${basicId}). npm run line -- check looks on.`),
    ];
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error;
    return [ofRefusal(error)];
  }
};

function withoutOne(hasDemo: boolean, hasTemplates: boolean): Finding {
  const none = "No official account is set: there are no rich menus";
  if (hasTemplates) return ok(`${none}, and service messages alone tell of orders in LINE.`);
  return hasDemo
    ? ok(`${none}, and the desk shows what would be told of orders in LINE.`)
    : warning(
        `${none}, and nobody is told of orders in LINE.`,
        "Set NOREN_LINE_BOT_* (liff/README.md, steps 3 and 5), or leave LINE out.",
      );
}

function ofRefusal({ message, status }: LineRefusal): Finding {
  return status === 0
    ? warning(`${message}: the official account was not looked at.`, "Let this machine reach api.line.me.")
    : fault(`${message}.`, "Compare NOREN_LINE_BOT_* with the account's Messaging API channel.");
}
