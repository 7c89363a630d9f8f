import type { Database } from "#provider/db/database.ts";

/** What a transaction ends with when the provider dies with it. */
export class ProviderDied extends Error {
  override name = "ProviderDied";
}

/**
 * Makes a database's transactions end as they do when their provider is killed: in the middle, so that nothing of them
 * has happened, or right after the commit, so that nobody is told.
 */
export function dyingTransactions(db: Database) {
  const deaths: ("before" | "after")[] = [];
  const whole = db.transaction.bind(db);
  let died = 0;
  const die = (): never => {
    died += 1;
    throw new ProviderDied("The provider died");
  };
  const mortal: Database["transaction"] = async (work, config) => {
    const death = deaths.shift();
    const result = await whole(async (inner) => {
      const done = await work(inner);
      return death === "before" ? die() : done;
    }, config);
    return death === "after" ? die() : result;
  };
  db.transaction = mortal;
  return {
    /** The next transactions die, whoever's they are. */
    kill: (times: number, death: "before" | "after") =>
      void deaths.push(...Array<typeof death>(times).fill(death)),
    stop: () => void deaths.splice(0),
    died: () => died,
  };
}
