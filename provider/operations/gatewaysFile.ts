import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { PayType } from "#contract/enumerations.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";
import { type GatewayChoice, SANDBOX, type Ways } from "#provider/gateways/payments/paymentGateways.ts";
import { type Settings, SettingsError } from "./settings.ts";

/** Ways that may go through a gateway, by the names that the file has for them. */
const ONLINE = {
  weChatPay: PayType.weChatPay,
  alipay: PayType.alipay,
  payPay: PayType.payPay,
  card: PayType.card,
  merpay: PayType.merpay,
} as const;
const ONLINE_NAMES = ["weChatPay", "alipay", "payPay", "card", "merpay"] as const;

const Name = z.string().regex(/^[a-z][a-z\d-]{0,39}$/);
const WaysGiven = z.partialRecord(z.enum(ONLINE_NAMES), Name);
const GatewaysFile = z.strictObject({
  gateways: z.record(Name, z.strictObject({ adapter: z.string().min(1), settings: z.unknown() })),
  ways: WaysGiven,
  stores: z.record(z.string().min(1), WaysGiven).default({}),
});

/**
 * The payment gateways that `NOREN_PAYMENTS` names, made by their adapters; null where it names no file.
 * @throws SettingsError that says what is wrong, and never what stands there: it may be a key
 */
export async function readGateways(
  { hasDemo, paymentsFile }: Pick<Settings, "hasDemo" | "paymentsFile">,
  root: string,
): Promise<GatewayChoice | null> {
  if (paymentsFile === null) return null;
  const path = resolve(root, paymentsFile);
  const text = await readFile(path, "utf8").catch(() => wrong("is no file that can be read."));
  const parsed = GatewaysFile.safeParse(jsonOf(text));
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path: at }) => at.map(String).join(".") || "the whole of it");
    return wrong(`names a file that cannot be used as it is: look at ${[...new Set(places)].join(", ")}.`);
  }
  const { gateways: given, stores, ways } = parsed.data;
  if (SANDBOX in given) wrong(`names a gateway "${SANDBOX}", which is the demo's own name.`);
  const gateways = new Map<string, PaymentGateway>();
  for (const [name, { adapter, settings }] of Object.entries(given))
    gateways.set(name, await made(name, resolve(dirname(path), adapter), settings));

  const chosen = (of: z.infer<typeof WaysGiven>, where: string): Ways =>
    Object.fromEntries(
      Object.entries(of).map(([way, name]) => {
        const pay_type = ONLINE[way as keyof typeof ONLINE];
        const gateway = gateways.get(name);
        const isSandbox = name === SANDBOX && hasDemo;
        if (gateway === undefined && !isSandbox)
          wrong(`lets "${name}" take ${way}${where}, which is no gateway of it.`);
        if (gateway !== undefined && !gateway.methods.includes(pay_type))
          wrong(`lets "${name}" take ${way}${where}, which its adapter cannot.`);
        return [pay_type, name];
      }),
    );
  return {
    gateways,
    ways: chosen(ways, ""),
    stores: Object.fromEntries(
      Object.entries(stores).map(([id, own]) => [id, chosen(own, ` at store ${id}`)]),
    ),
  };
}

function wrong(what: string): never {
  throw new SettingsError(`The settings cannot be used:\n  NOREN_PAYMENTS ${what} (docs/payments.md)`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return wrong("names a file that is not JSON.");
  }
}

/** The verbs that an adapter must have. */
const VERBS = ["begin", "query", "cancel", "refund", "notify"] as const;

/** Has an adapter make a gateway of its settings. */
async function made(name: string, file: string, settings: unknown): Promise<PaymentGateway> {
  const module: unknown = await import(pathToFileURL(file).href).catch((error: unknown) =>
    wrong(`names an adapter of "${name}" that cannot be loaded (${kindOf(error)}).`),
  );
  const createGateway = isRecord(module) ? module["createGateway"] : undefined;
  if (typeof createGateway !== "function")
    return wrong(`names an adapter of "${name}" that exports no function createGateway.`);
  try {
    const gateway: unknown = await createGateway(settings);
    if (!isGateway(gateway)) return wrong(`names an adapter of "${name}" that makes no gateway.`);
    return gateway;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    // Its words are the adapter's, for whoever has to mend them; its author keeps keys out of them.
    const words = error instanceof Error ? error.message : "for no reason that it tells";
    return wrong(`has settings of "${name}" that its adapter refuses: ${words}`);
  }
}

function isGateway(value: unknown): value is PaymentGateway {
  return (
    isRecord(value) &&
    Array.isArray(value["methods"]) &&
    VERBS.every((verb) => typeof value[verb] === "function")
  );
}

const kindOf = (error: unknown) =>
  isRecord(error) && typeof error["code"] === "string"
    ? error["code"]
    : error instanceof Error
      ? error.name
      : "no reason";
