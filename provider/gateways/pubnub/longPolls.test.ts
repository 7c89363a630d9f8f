import { expect, it } from "vitest";
import type { ChannelLog, ChannelMessage } from "./channelLog.ts";
import { longPolls } from "./longPolls.ts";

const message = (timetoken: bigint): ChannelMessage => ({ channel: "one", timetoken, payload: null });

it("hands on what was committed while settling waited, which its look at the newest token did not see", async () => {
  const kept = [message(5n)];
  /** Tokens as PostgreSQL tells them: what is committed while a statement waits for a lock is new to the next one. */
  const looks = [
    { newest: 5n, settled: 10n },
    { newest: 5n, settled: 20n },
    { newest: 15n, settled: 30n },
  ];
  let settled = 0n;
  const log: Pick<ChannelLog, "settle" | "arrived" | "since"> = {
    async settle() {
      const reach = looks.length > 1 ? looks.shift() : looks[0];
      if (reach === undefined) throw new Error("There is always a last look");
      settled = reach.settled;
      if (settled === 20n) kept.push(message(15n));
      return reach;
    },
    arrived: async (awaited) =>
      kept.filter(({ timetoken }) => timetoken < settled && awaited.some(({ after }) => timetoken > after)),
    since: async (from) => kept.filter(({ timetoken }) => timetoken >= from && timetoken < settled),
  };
  const polls = longPolls(log as ChannelLog, { lookEvery: 5, holdFor: 2_000, most: 10 });
  const heard = await polls.wait(
    { uid: "u", awaited: [{ channel: "one", after: 5n }] },
    { signal: new AbortController().signal, within: 2_000 },
  );
  polls.close();
  expect(heard?.map(({ timetoken }) => timetoken)).toEqual([15n]);
});
