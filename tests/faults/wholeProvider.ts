import { actOnOrders, type BoardAction } from "#contract/calls/desk/board.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { handlers } from "#provider/server/calls/calls.ts";
import { assemble } from "#provider/server/assemble.ts";
import { demo } from "#provider/demo/demo.ts";
import { createLog } from "#provider/operations/log.ts";
import { deskCookie } from "#provider/testing/deskVisit.ts";
import { readSettings } from "#provider/operations/settings.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { testDatabase } from "#provider/testing/testDatabase.ts";

const ORIGIN = "http://provider.test";
export const SIGNING_KEY = "a key for tests alone";

/** The provider with its desk and its payment service, on the fixture's stores, its clock standing at noon. */
export async function wholeProvider() {
  const { db, close } = await testDatabase({ isSeeded: false, now: NOON });
  await plantFixture(db);
  let now = NOON.getTime();
  const provider = assemble({
    db,
    settings: readSettings({ NOREN_REGISTRATIONS_A_MINUTE: "100000" }),
    signingKey: SIGNING_KEY,
    handlers,
    demo,
    log: createLog("error"),
    version: "test",
    frontend: null,
    isStrict: true,
    clock: () => new Date(now),
  });
  const request = (path: string, init: RequestInit = {}) =>
    provider.app.fetch(new Request(`${ORIGIN}${path}`, init), { address: "192.0.2.1" });
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    request(path, {
      method: "POST",
      headers: { origin: ORIGIN, "x-forwarded-host": new URL(ORIGIN).host },
      body: new URLSearchParams(fields),
    });
  const cookie = await deskCookie((path, init) => request(path, init), ORIGIN);

  return {
    db,
    request,
    parts: provider.parts,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Presses a button of the desk; whether it was refused. */
    desk: async (order_no: string, action: BoardAction): Promise<"done" | "refused"> => {
      const answer = await request(actOnOrders.path, {
        method: "POST",
        headers: { origin: ORIGIN, "content-type": "application/json", cookie },
        body: JSON.stringify({ store_id: "diner", order_nos: [order_no], action }),
      });
      if (answer.status !== 200) throw new Error(`The desk let nobody in: ${answer.status}`);
      const { data } = (await answer.json()) as { data: DeskResponse<typeof actOnOrders> };
      return data.outcomes[0]?.refusal === null ? "done" : "refused";
    },
    /** Presses a button of the payment page that a payment leads to. */
    press: (redirect_url: string, outcome: string) => form(new URL(redirect_url).pathname, { outcome }),
    close: async () => {
      await provider.close();
      await close();
    },
  };
}
