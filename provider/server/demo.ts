import type { Hono } from "hono";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Database } from "#provider/db/database.ts";
import type { PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Task } from "#provider/operations/maintenance.ts";
import { type Settings, SettingsError } from "#provider/operations/settings.ts";
import type { Mounted } from "./app.ts";
import type { MadeUpOperator, Parts } from "./context.ts";
import type { Connection } from "./origins.ts";

/** LINE and WeChat, and the routes of what takes their place. */
export interface Platforms extends Pick<Parts, "line" | "wechat"> {
  readonly mounted: readonly Mounted[];
}

type Ingredients = Pick<Parts, "db" | "settings" | "signingKey" | "clock" | "random">;

/** A payment service for trying things out, to be started once the database is open and closed before it closes. */
interface PaymentSandbox {
  readonly gateway: PaymentGateway;
  readonly routes: Hono;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

interface SandboxSurroundings extends Pick<Parts, "db" | "signingKey" | "clock" | "random"> {
  /** Origins beside the provider's own that customers may be sent back to. */
  readonly knownOrigins: readonly string[];
  /** Origin by which browsers reach the vault, where it has one of its own. */
  readonly vaultOrigin: string | null;
  /** Takes a notice to the provider. */
  readonly deliver: (request: Request) => Promise<Response>;
  readonly addressOf: (headers: Headers, connection: Connection) => string;
}

/** All that the demo gives to a provider. `provider/demo` implements it, nothing else imports that folder: it can be deleted. */
export interface Demo {
  /** Told where the settings name no operator. */
  readonly operator: MadeUpOperator;
  /** Fills an empty database, and lets what is over begin anew. */
  readonly prepare: (db: Database, now: Date) => Promise<void>;
  /** How many of today's stores a demo of an older version lacks. */
  readonly missingStores: (db: Database) => Promise<number>;
  /** What keeps it alive, besides the provider's own tasks. */
  readonly tasks: (parts: Pick<Parts, "clock" | "db" | "settings">, wake: () => void) => readonly Task[];
  readonly sandbox: (surroundings: SandboxSurroundings) => PaymentSandbox;
  /** Stand-ins of the platforms that the operator has no keys for; null: of the others. */
  readonly standIns: (ingredients: Omit<Ingredients, "db">, log: Log) => Platforms;
}

// Not written into the import, so that types hold without the folder.
const folder: string = "#provider/demo/demo.ts";

/**
 * The demo, where the settings want one.
 * @throws SettingsError where its folder was deleted
 */
export async function loadDemo({ hasDemo }: Pick<Settings, "hasDemo">): Promise<Demo | null> {
  if (!hasDemo) return null;
  try {
    const { demo }: { readonly demo: Demo } = await import(folder);
    return demo;
  } catch (error) {
    const isMissing = isRecord(error) && error["code"] === "ERR_MODULE_NOT_FOUND";
    if (!isMissing || !String(error["message"]).includes("provider/demo/demo.ts'")) throw error;
    throw new SettingsError("There is no demo, for its folder provider/demo was deleted: set NOREN_DEMO=0.");
  }
}
