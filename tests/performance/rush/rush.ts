import { freePort } from "../../../.ci/services/freePort.ts";
import { findPostgres } from "../../../.ci/services/findPostgres.ts";
import { startPostgres } from "../../../.ci/services/postgres.ts";
import { faultsDatabase } from "../../faults/faultsDatabase.ts";
import { startProgram } from "../../faults/program.ts";
import type { Figure } from "../table.ts";
import { crowdFigures, LISTENERS } from "./crowd.ts";
import { orderFigures } from "./orders.ts";
import { plantGuests } from "./rushGuests.ts";
import { plantRush } from "./rushStores.ts";

const STORES = 20;

/** Many guests at once before one process: on the embedded database, and on PostgreSQL where it is found. */
export async function rush(): Promise<Figure[]> {
  const embedded = await rushOn("embedded", undefined);
  const programs = findPostgres();
  if (programs === undefined) return embedded;
  const postgres = await startPostgres(programs, AbortSignal.timeout(60_000));
  try {
    return [...embedded, ...(await rushOn("PostgreSQL", postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function rushOn(kind: string, server: string | undefined): Promise<Figure[]> {
  const database = await faultsDatabase(server ?? "");
  try {
    await database.look(async (db) => {
      await plantRush(db, STORES);
      await plantGuests(db, LISTENERS);
    });
    const environment = {
      ...database.environment,
      PORT: String(await freePort()),
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
    };
    const start = () => startProgram("tests/faults/server.ts", environment, ["--expose-gc"]);
    const crowd = await crowdFigures(start, STORES, server === undefined);
    const orders = await orderFigures(start, STORES, database.look);
    return [...crowd, ...orders].map((figure) => ({ ...figure, name: `${figure.name} (${kind})` }));
  } finally {
    await database.remove();
  }
}
