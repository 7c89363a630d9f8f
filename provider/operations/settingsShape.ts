import * as z from "zod";
import { CODE_LENGTH, CODE_LENGTH_MAX, CODES_AN_HOUR } from "#contract/fieldRules.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { PLACES, readPlace } from "#provider/gateways/files/files.ts";
import { isMailServer, readTemplates } from "./settingsGroups.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const line = z.string().trim().min(1).max(200);
const key = z.string().max(200).regex(/^\S+$/);
/** "{s}." before the host stands for Leaflet's a, b and c. */
const TILES = /^https:\/\/(\{s\}\.)?[\w.-]+(:\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/;
/** An address by itself or, after a name without special characters, in angle brackets. */
const SENDER = /^([^\s<>@"(),:;\\]+@[\w.-]+|[^\p{Cc}<>@"(),:;\\]+ <[^\s<>@"(),:;\\]+@[\w.-]+>)$/u;

/** Where pictures are kept. */
const place = z.string().refine((text) => readPlace(text) !== null);

/** Every setting by its name in the environment, described by what is expected of it. */
export const settingsShape = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(5173)
    .describe("a port number from 1 to 65535 (0: any free one)"),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("0.0.0.0")
    .describe("an address or host name to listen on, such as 127.0.0.1"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("an address such as postgresql://user:password@host:5432/database"),
  DATABASE_LISTEN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "an address of the same database past its pooler, as postgresql://user:password@host:5432/database",
    ),
  NOREN_DATA_DIR: z.string().default("data").describe("a folder"),
  NOREN_FILES: place.default("database").describe(PLACES),
  NOREN_FILES_FORMER: place.optional().describe(PLACES),
  NOREN_S3_ACCESS_KEY: key.optional().describe("an access key"),
  NOREN_S3_SECRET_KEY: key.optional().describe("a secret key"),
  NOREN_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default("us-east-1")
    .describe("a region such as ap-northeast-1"),
  NOREN_DESK_PASSWORD: z.string().min(8).max(200).optional().describe("a password of 8 to 200 characters"),
  NOREN_PUBLIC_ORIGIN: origin.optional().describe("an origin such as https://order.example.com"),
  NOREN_ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([])
    .describe("origins such as https://a.example.com, separated by commas"),
  NOREN_TRUST_PROXY: z
    .enum(["0", "1"])
    .transform((text) => text === "1")
    .default(false)
    .describe("1 or 0"),
  NOREN_TLS_CERT: z.string().optional().describe("the path of a PEM file"),
  NOREN_TLS_KEY: z.string().optional().describe("the path of a PEM file"),
  NOREN_PAYMENTS: z.string().optional().describe("the path of a JSON file (docs/payments.md)"),
  NOREN_CARD_VAULT_ORIGIN: z
    .url({ protocol: /^https$/, hostname: /^[a-z\d][a-z\d.-]*$/i })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe("an origin with https such as https://vault.example.com"),
  NOREN_SSO_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an address such as https://login.example.com/"),
  NOREN_LIFF_ID: z
    .string()
    .regex(/^\d+-\w+$/)
    .optional()
    .describe("a LIFF id such as 1234567890-AbcdEfgh"),
  NOREN_LINE_CHANNEL_ID: z.string().regex(/^\d+$/).optional().describe("a channel id such as 1234567890"),
  NOREN_LINE_CHANNEL_SECRET: key.optional().describe("a LINE channel secret"),
  NOREN_LINE_BOT_TOKEN: key.optional().describe("a channel access token"),
  NOREN_LINE_BOT_CHANNEL_ID: z.string().regex(/^\d+$/).optional().describe("a channel id such as 1234567890"),
  NOREN_LINE_BOT_CHANNEL_SECRET: key.optional().describe("a LINE channel secret"),
  NOREN_LINE_SERVICE_TEMPLATES: z
    .string()
    .transform((text, context) => readTemplates(text) ?? (context.addIssue("templates"), z.NEVER))
    .optional()
    .describe(
      `JSON such as {"order_ready":{"name":"a_template","params":{"shop":"{store}","btn1_url":"{link}"}}}`,
    ),
  // The following four are the command-line tool's (liff/tool/settings.ts), which shares the file of settings.
  NOREN_LINE_MINI_APP: z.enum(["0", "1"]).optional().describe("1 or 0"),
  NOREN_LINE_MENU_SIZE: z.enum(["large", "compact"]).optional().describe("large or compact"),
  NOREN_LINE_MENU_LANGUAGE: z
    .enum(LOCALES)
    .optional()
    .describe(`one of ${LOCALES.join(", ")}`),
  NOREN_LINE_MENU_STORE: z.string().optional().describe("a store's id"),
  NOREN_WECHAT_APP_ID: key.optional().describe("a WeChat app id such as wx0123456789abcdef"),
  NOREN_WECHAT_APP_SECRET: key.optional().describe("a WeChat app secret"),
  NOREN_GOOGLE_MAPS_KEY: key.optional().describe("a Google Maps key"),
  NOREN_GOOGLE_GEOCODING_KEY: key.optional().describe("a Google Geocoding key"),
  NOREN_DEEPL_KEY: key.optional().describe("a DeepL API key"),
  NOREN_DEEPL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an address such as https://deepl.example.com"),
  NOREN_GOOGLE_MAP_ID: key.optional().describe("the id of a map style made at Google"),
  NOREN_MAP_TILES: z
    .union([z.literal("none"), z.string().regex(TILES)])
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    .describe("none, or an address such as https://tiles.example.com/{z}/{x}/{y}.png"),
  NOREN_MAP_CREDIT: line.default("© OpenStreetMap contributors").describe("words of at most 200 characters"),
  NOREN_FEED_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of an RSS, Atom or JSON Feed"),
  NOREN_PUBNUB_PUBLISH_KEY: key.optional().describe("a PubNub publish key"),
  NOREN_PUBNUB_SUBSCRIBE_KEY: key.optional().describe("a PubNub subscribe key"),
  NOREN_PUBNUB_SECRET_KEY: key.optional().describe("a PubNub secret key"),
  NOREN_PUBNUB_ORIGIN: origin.optional().describe("an origin such as https://ps.pndsn.com"),
  NOREN_DEMO: z
    .enum(["0", "1"])
    .transform((text) => text === "1")
    .default(true)
    .describe("1 or 0"),
  NOREN_DEMO_AUTOPILOT: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(0)
    .describe("seconds from 1 to 3600 (0: off)"),
  NOREN_OPERATOR_NAME: line.optional().describe("a name of at most 200 characters"),
  NOREN_OPERATOR_REPRESENTATIVE: line.optional().describe("a name of at most 200 characters"),
  NOREN_OPERATOR_ADDRESS: line.optional().describe("an address of at most 200 characters"),
  NOREN_OPERATOR_PHONE: z
    .string()
    .regex(/^\+?[\d() -]{6,24}$/)
    .optional()
    .describe("a phone number such as 03-1234-5678"),
  NOREN_OPERATOR_EMAIL: z.email().optional().describe("an address such as support@example.com"),
  NOREN_OPERATOR_WEBSITE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an address such as https://www.example.com/"),
  NOREN_OPERATOR_QUALIFICATION: line
    .optional()
    .describe("licenses and registrations, at most 200 characters"),
  NOREN_REGISTRATIONS_A_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(60)
    .describe("a number from 1 to 1000000"),
  NOREN_CODE_LENGTH: z.coerce
    .number()
    .int()
    .min(CODE_LENGTH)
    .max(CODE_LENGTH_MAX)
    .default(CODE_LENGTH)
    .describe("a number from 4 to 8"),
  NOREN_CODES_AN_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(CODES_AN_HOUR)
    .describe("a number from 1 to 1000000"),
  NOREN_CODES_AN_HOUR_IN_ALL: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000)
    .describe("a number from 1 to 1000000"),
  NOREN_TWILIO_ACCOUNT_SID: key.optional().describe("a Twilio account SID, which begins with AC"),
  NOREN_TWILIO_AUTH_TOKEN: key.optional().describe("a Twilio auth token"),
  NOREN_TWILIO_FROM: z
    .string()
    .regex(/^(\+\d{7,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/)
    .optional()
    .describe("a number such as +815012345678, a messaging service's SID, or a sender's name"),
  NOREN_SMTP_URL: z
    .string()
    .refine(isMailServer)
    .optional()
    .describe("an address such as smtps://user:password@mail.example.com:465"),
  NOREN_MAIL_FROM: z
    .string()
    .max(200)
    .regex(SENDER)
    .optional()
    .describe("an address such as receipts@example.com, or Noren <receipts@example.com>"),
  NOREN_DESK_OWNER_CODES: z
    .enum(["0", "1"])
    .default("0")
    .transform((text) => text === "1")
    .describe("1 or 0"),
  NOREN_SERVICE_WORKER: z
    .enum(["0", "1"])
    .default("1")
    .transform((text) => text === "1")
    .describe("1 or 0"),
  NOREN_LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("debug, info, warn, error or silent"),
});
