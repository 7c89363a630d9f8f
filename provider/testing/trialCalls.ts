import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { answer, type Answered } from "#provider/server/context.ts";

const request = z.object({ word: z.string().check(z.minLength(1)) });
const response = z.object({ word: z.string(), times: z.int() });

/** A read, a write and their kin, as small as calls can be. */
export const readTrial = call({
  path: "/trial/read",
  about: "",
  access: "anyone",
  effect: "read",
  request,
  response,
  fails: [],
});
export const writeTrial = call({
  path: "/trial/write",
  about: "",
  access: "anyone",
  effect: "write",
  request,
  response,
  fails: [Code.productMissing],
});
export const ownTrial = call({
  path: "/trial/own",
  about: "",
  access: "visitor",
  effect: "read",
  request,
  response,
  fails: [],
});
export const ownWriteTrial = call({
  path: "/trial/own_write",
  about: "",
  access: "visitor",
  effect: "write",
  request,
  response,
  fails: [],
});
export const memberTrial = call({
  path: "/trial/member",
  about: "",
  access: "member",
  effect: "read",
  request,
  response,
  fails: [],
});

/** Answers that tests bend: what `during` does happens in the middle of the write, after its effect. */
export function trialHandlers(during: (word: string) => Promise<unknown> | unknown = () => undefined) {
  let times = 0;
  const count = () => {
    times += 1;
    return times;
  };
  const handlers: readonly Answered[] = [
    answer(readTrial, async ({ word }) => ({ word, times: count() })),
    answer(ownTrial, async ({ word }) => ({ word, times: count() })),
    answer(memberTrial, async ({ word }) => ({ word, times: count() })),
    answer(writeTrial, async ({ word }, { db, fail, failKeeping, now }) => {
      await db.insert(outbox).values({ channel: word, payload: { word }, created_at: now });
      await during(word);
      if (word === "refuse") fail(Code.productMissing, { reason: word });
      if (word === "refuse and keep") failKeeping(Code.productMissing, { reason: word });
      return { word, times: count() };
    }),
    answer(ownWriteTrial, async ({ word }) => ({ word, times: count() })),
  ];
  return { handlers, ran: () => times };
}
