import type { WireLanguage } from "#contract/scalars.ts";
import { type LineNotice, LineRefused, LineUnready } from "#provider/gateways/line/lineMessages.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Parts } from "#provider/server/context.ts";
import { readNotifier, renewNotifier, spendNotifier } from "./notifiers.ts";

/** What is read by who has no template in their own language, and no other way to be told. */
const NEXT_BEST: readonly WireLanguage[] = ["en", "ja"];

type Needed = Pick<Parts, "db" | "clock" | "lineMessages" | "signingKey">;

/**
 * Sends one message: as a service message where the customer's tap allowed it and there is a template, which needs no
 * official account that they befriended, and else from the official account.
 * @throws what the gateway throws; LineRefused, too, where there is no way to them
 */
export async function sendNotice(
  notice: LineNotice,
  { uid, parts, log }: { readonly uid: string; readonly parts: Needed; readonly log: Log },
): Promise<void> {
  const { push } = parts.lineMessages;
  if (await sendByService(notice, { uid, parts, log })) return;
  if (push === null) throw new LineRefused("no permission");
  await push(notice);
}

/** False where it was surely not shown, and there may be another way. */
async function sendByService(
  notice: LineNotice,
  { uid, parts, log }: { readonly uid: string; readonly parts: Needed; readonly log: Log },
): Promise<boolean> {
  const { clock, db, lineMessages } = parts;
  const { push, service } = lineMessages;
  const { event, order_no } = notice;
  const languages = push === null ? [notice.language, ...NEXT_BEST] : [notice.language];
  const language = languages.find((each) => service?.knows(event, each));
  if (service === null || language === undefined) return false;
  const token = await readNotifier(db, { order_no, uid, now: clock() }, parts);
  if (token === null) return false;
  try {
    const left = await service.send({ ...notice, language }, token);
    if (left === null) await spendNotifier(db, order_no);
    else await renewNotifier(db, { order_no, uid, notifier: left, now: clock() }, parts);
    return true;
  } catch (error) {
    if (error instanceof LineUnready && push !== null) {
      log.warn("service message not sent", { event, reason: error.message });
      return false;
    }
    if (!(error instanceof LineRefused)) throw error;
    // What was said is what the token was good for: whether it still is nobody knows.
    await spendNotifier(db, order_no);
    if (error.message === "no answer") throw error;
    log.warn("service message refused", { event, reason: error.message });
    return false;
  }
}
