import type * as z from "zod";
import { type FilesPlace, readPlace } from "#provider/gateways/files/files.ts";
import {
  type DeepLSettings,
  type LineBotSettings,
  lineBotSettings,
  type LineSettings,
  lineSettings,
  type LineTemplates,
  type OperatorSettings,
  type PubNubSettings,
  type SmtpSettings,
  smtpSettings,
  type TwilioSettings,
  twilioSettings,
  type WeChatSettings,
} from "./settingsGroups.ts";
import { settingsShape } from "./settingsShape.ts";
import { nearestName } from "./nearestName.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database past a pooler, for LISTEN alone; null: `databaseUrl` leads to it. */
  readonly databaseListenUrl: string | null;
  readonly dataDir: string;
  /** Where pictures that guests and staff sent are kept. */
  readonly files: FilesPlace;
  /** Where they were kept before, and some may be still; null: nowhere. */
  readonly formerFiles: FilesPlace | null;
  /** The keys of a bucket. */
  readonly s3: { readonly accessKey: string; readonly secretKey: string; readonly region: string } | null;
  /** The former password of all of the desk: makes the first owner where there is none yet, and nothing else. */
  readonly deskPassword: string | null;
  /** Whether owners are asked for a one-time code at the desk. */
  readonly deskOwnerCodes: boolean;
  /** The origin that customers use, where it is not the one that reaches this server. */
  readonly publicOrigin: string | null;
  /** Origins beside our own whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Whether `X-Forwarded-*` is to be believed. */
  readonly trustProxy: boolean;
  /** Paths of PEM files. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly ssoUrl: string | null;
  readonly operator: OperatorSettings;
  readonly liffId: string | null;
  /** Null: LINE's stand-in in a demo, else nobody signs in by LINE. */
  readonly line: LineSettings | null;
  /** Null: no messages from an official account. */
  readonly lineBot: LineBotSettings | null;
  /** Null: no service messages. Without these and without an official account the desk shows LINE's messages. */
  readonly lineTemplates: LineTemplates | null;
  /** Null: WeChat's stand-in in a demo, else nobody signs in by WeChat. */
  readonly wechat: WeChatSettings | null;
  readonly googleMapsKey: string | null;
  /** Null: Google's own for demonstrations. */
  readonly googleMapId: string | null;
  /** Address of the keyless map's tiles, with {z}, {x} and {y}; null: a map on plain ground. */
  readonly mapTiles: string | null;
  /** Who is named for the tiles. */
  readonly mapCredit: string;
  /** Null: the embedded geocoder. It never reaches a client. */
  readonly googleGeocodingKey: string | null;
  /** Null: nobody is asked for translations. The key never reaches a client. */
  readonly deepl: DeepLSettings | null;
  /** Of an RSS, Atom or JSON Feed; null: the posts that the provider keeps. */
  readonly feedUrl: string | null;
  /** The path of the file that names the payment gateways; null: there is none. */
  readonly paymentsFile: string | null;
  /** Where browsers send cards, if not to this server; only pages on which one can be typed may connect to it. */
  readonly cardVaultOrigin: string | null;
  /** Null: the embedded messaging service. */
  readonly pubnub: PubNubSettings | null;
  /** Whether a database without stores gets the demo's, and stand-ins of LINE and WeChat take their place. */
  readonly hasDemo: boolean;
  /** Seconds after which the demo's stores take an order a step on by themselves; null: they never do. */
  readonly demoAutopilot: number | null;
  /** Visitors that one network address may register in a minute; all guests of a restaurant may share one. */
  readonly registrationsAMinute: number;
  /** Digits of a verification code. */
  readonly codeLength: number;
  /** Verification codes that one network address may have sent in an hour, and all of them together. */
  readonly codesAnHour: number;
  readonly codesAnHourInAll: number;
  /** Null: the desk shows text messages, and nobody gets them. */
  readonly twilio: TwilioSettings | null;
  /** Null: the desk shows mails, and nobody gets them. */
  readonly smtp: SmtpSettings | null;
  /** Whether browsers may keep menus by a service worker; where not, those that have one are rid of it. */
  readonly serviceWorker: boolean;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "NOREN_";

/** Settings that stand or fall together. */
const together: readonly (readonly string[])[] = [
  ["NOREN_TLS_CERT", "NOREN_TLS_KEY"],
  ["NOREN_PUBNUB_PUBLISH_KEY", "NOREN_PUBNUB_SUBSCRIBE_KEY", "NOREN_PUBNUB_SECRET_KEY"],
  ["NOREN_WECHAT_APP_ID", "NOREN_WECHAT_APP_SECRET"],
  ["NOREN_TWILIO_ACCOUNT_SID", "NOREN_TWILIO_AUTH_TOKEN", "NOREN_TWILIO_FROM"],
  ["NOREN_SMTP_URL", "NOREN_MAIL_FROM"],
  ["NOREN_S3_ACCESS_KEY", "NOREN_S3_SECRET_KEY"],
  ["NOREN_LINE_BOT_CHANNEL_ID", "NOREN_LINE_BOT_CHANNEL_SECRET"],
];

/** The names of all settings, as `.env.example` documents them. */
export const settingNames: readonly string[] = Object.keys(settingsShape.shape);

/** Settings that cannot be used, each named with what was expected. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads and checks the settings. An empty value counts as not given. Values are never repeated in a message: they may
 * be secrets.
 * @throws SettingsError that names every fault at once
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = settingsShape.safeParse(given);
  const bad = parsed.error ? badValues(parsed.error) : [];
  const origin = parsed.success ? withoutOrigin(parsed.data) : [];
  const faults = [...bad, ...lonely(given), ...needed(given), ...origin, ...unknown(given)];
  if (!parsed.success || faults.length > 0) {
    throw new SettingsError(["The settings cannot be used:", ...faults].join("\n  "));
  }
  return settingsOf(parsed.data);
}

function badValues(error: z.ZodError): string[] {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  return [...names].map((name) => `${name} should be ${describedAs(name)}.`);
}

function describedAs(name: string): string {
  const shape: Readonly<Record<string, z.ZodType>> = settingsShape.shape;
  return shape[name]?.description ?? "something else";
}

function lonely(given: Environment): string[] {
  return together.flatMap((group) => {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    return missing.map(
      (name) => `${name} is missing: it goes with ${group.filter((other) => other !== name).join(", ")}.`,
    );
  });
}

/** Settings that are nothing without another one: templates are sent by the mini-app's own channel. */
const needs: readonly (readonly [name: string, needed: string])[] = [
  ["NOREN_LINE_SERVICE_TEMPLATES", "NOREN_LINE_CHANNEL_SECRET"],
  ["DATABASE_LISTEN_URL", "DATABASE_URL"],
  ["NOREN_DEEPL_URL", "NOREN_DEEPL_KEY"],
];

function needed(given: Environment): string[] {
  const buckets = ["NOREN_FILES", "NOREN_FILES_FORMER"].filter((name) => given[name]?.startsWith("s3:"));
  return [...needs, ...buckets.map((name) => [name, "NOREN_S3_ACCESS_KEY"] as const)]
    .filter(([name, other]) => given[name] !== undefined && given[other] === undefined)
    .map(([name, other]) => `${other} is missing: ${name} needs it.`);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * A service that others reach must know its own name: links in mails, receipts and codes would otherwise take whatever
 * name a request says, and anyone can say any.
 */
function withoutOrigin(values: z.output<typeof settingsShape>): string[] {
  const { NOREN_DEMO, NOREN_PUBLIC_ORIGIN, NOREN_TRUST_PROXY, HOST } = values;
  const isReached = NOREN_TRUST_PROXY || !LOOPBACK.test(HOST);
  if (NOREN_DEMO || NOREN_PUBLIC_ORIGIN !== undefined || !isReached) return [];
  return [
    `NOREN_PUBLIC_ORIGIN is missing: with NOREN_DEMO=0 it should be ${describedAs("NOREN_PUBLIC_ORIGIN")}, ` +
      "unless HOST is this machine alone (127.0.0.1) and no proxy is before it.",
  ];
}

function unknown(given: Environment): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith(PREFIX) && !settingNames.includes(name))
    .map((name) => {
      const near = nearestName(name, settingNames);
      return `${name} is not a setting${near === null ? "" : `: ${near} is`}.`;
    });
}

function settingsOf(values: z.output<typeof settingsShape>): Settings {
  const { NOREN_TLS_CERT: cert, NOREN_TLS_KEY: key } = values;
  const { NOREN_S3_ACCESS_KEY: s3Access, NOREN_S3_SECRET_KEY: s3Secret } = values;
  const { NOREN_WECHAT_APP_ID: wechatId, NOREN_WECHAT_APP_SECRET: wechatSecret } = values;
  const {
    NOREN_PUBNUB_PUBLISH_KEY: publishKey,
    NOREN_PUBNUB_SUBSCRIBE_KEY: subscribeKey,
    NOREN_PUBNUB_SECRET_KEY: secretKey,
    NOREN_PUBNUB_ORIGIN: origin,
  } = values;
  const hasPubNub = publishKey !== undefined && subscribeKey !== undefined && secretKey !== undefined;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseListenUrl: values.DATABASE_LISTEN_URL ?? null,
    dataDir: values.NOREN_DATA_DIR,
    files: readPlace(values.NOREN_FILES) ?? { kind: "database" },
    formerFiles: readPlace(values.NOREN_FILES_FORMER ?? ""),
    s3:
      s3Access !== undefined && s3Secret !== undefined
        ? { accessKey: s3Access, secretKey: s3Secret, region: values.NOREN_S3_REGION }
        : null,
    deskPassword: values.NOREN_DESK_PASSWORD ?? null,
    deskOwnerCodes: values.NOREN_DESK_OWNER_CODES,
    publicOrigin: values.NOREN_PUBLIC_ORIGIN ?? null,
    allowedOrigins: values.NOREN_ALLOWED_ORIGINS,
    trustProxy: values.NOREN_TRUST_PROXY,
    tls: cert !== undefined && key !== undefined ? { cert, key } : null,
    ssoUrl: values.NOREN_SSO_URL ?? null,
    operator: {
      name: values.NOREN_OPERATOR_NAME ?? null,
      representative: values.NOREN_OPERATOR_REPRESENTATIVE ?? null,
      address: values.NOREN_OPERATOR_ADDRESS ?? null,
      phone: values.NOREN_OPERATOR_PHONE ?? null,
      email: values.NOREN_OPERATOR_EMAIL ?? null,
      website: values.NOREN_OPERATOR_WEBSITE ?? null,
      qualification: values.NOREN_OPERATOR_QUALIFICATION ?? null,
    },
    liffId: values.NOREN_LIFF_ID ?? null,
    line: lineSettings(values),
    lineBot: lineBotSettings(values),
    lineTemplates: values.NOREN_LINE_SERVICE_TEMPLATES ?? null,
    wechat:
      wechatId !== undefined && wechatSecret !== undefined
        ? { appId: wechatId, appSecret: wechatSecret }
        : null,
    googleMapsKey: values.NOREN_GOOGLE_MAPS_KEY ?? null,
    googleMapId: values.NOREN_GOOGLE_MAP_ID ?? null,
    mapTiles: values.NOREN_MAP_TILES === "none" ? null : values.NOREN_MAP_TILES,
    mapCredit: values.NOREN_MAP_CREDIT,
    feedUrl: values.NOREN_FEED_URL ?? null,
    paymentsFile: values.NOREN_PAYMENTS ?? null,
    cardVaultOrigin: values.NOREN_CARD_VAULT_ORIGIN ?? null,
    googleGeocodingKey: values.NOREN_GOOGLE_GEOCODING_KEY ?? null,
    deepl:
      values.NOREN_DEEPL_KEY === undefined
        ? null
        : { key: values.NOREN_DEEPL_KEY, url: values.NOREN_DEEPL_URL ?? null },
    pubnub: hasPubNub
      ? { publishKey, subscribeKey, secretKey, ...(origin !== undefined && { origin }) }
      : null,
    hasDemo: values.NOREN_DEMO,
    demoAutopilot: values.NOREN_DEMO_AUTOPILOT === 0 ? null : values.NOREN_DEMO_AUTOPILOT,
    registrationsAMinute: values.NOREN_REGISTRATIONS_A_MINUTE,
    codeLength: values.NOREN_CODE_LENGTH,
    codesAnHour: values.NOREN_CODES_AN_HOUR,
    codesAnHourInAll: values.NOREN_CODES_AN_HOUR_IN_ALL,
    twilio: twilioSettings(values),
    smtp: smtpSettings(values.NOREN_SMTP_URL, values.NOREN_MAIL_FROM),
    serviceWorker: values.NOREN_SERVICE_WORKER,
    logLevel: values.NOREN_LOG_LEVEL,
  };
}
