const SHOWN = 5;

/** A database that is to serve real stores holds the demo's. */
export class HoldsDemo extends Error {
  override name = "HoldsDemo";
  constructor(ids: readonly string[]) {
    const some = ids.length > SHOWN ? `${ids.slice(0, SHOWN).join(", ")}, …` : ids.join(", ");
    super(
      [
        `NOREN_DEMO=0, but the database holds ${ids.length} of the demo's stores (${some}), which nobody can deliver for.`,
        "  Make a backup, then remove them: npm run demo -- remove --yes (without --yes it only names them),",
        "  or name another database (DATABASE_URL) or folder (NOREN_DATA_DIR), or set NOREN_DEMO=1.",
      ].join("\n"),
    );
  }
}
