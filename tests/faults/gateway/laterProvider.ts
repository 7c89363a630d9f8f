import type { Database } from "#provider/db/database.ts";
import type { PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";
import { allBy } from "#provider/gateways/payments/paymentGateways.ts";
import { createLog } from "#provider/operations/log.ts";
import { readSettings } from "#provider/operations/settings.ts";
import { assemble, type Provider } from "#provider/server/assemble.ts";
import { handlers } from "#provider/server/calls/calls.ts";

/** A provider in this process, some milliseconds later, on the database that a killed one left. */
export function laterProvider(db: Database, gateway: PaymentGateway, later: number): Provider {
  return assemble({
    db,
    settings: readSettings({ NOREN_DEMO: "0", HOST: "127.0.0.1" }),
    signingKey: "a key for tests alone",
    handlers,
    demo: null,
    gateways: allBy("remote", gateway),
    log: createLog("error"),
    version: "test",
    frontend: null,
    isStrict: true,
    clock: () => new Date(Date.now() + later),
  });
}
