import * as z from "zod";
import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { MENU_SIZES, type MenuSize } from "#liff/richMenus/menuLayout.ts";

const key = z.string().max(400).regex(/^\S+$/);
const channelId = z.string().regex(/^\d+$/).describe("a channel id such as 1234567890");

/** Those of the provider's settings that the tool needs (.env.example explains them), and how each has to look. */
const shape = z.object({
  NOREN_PUBLIC_ORIGIN: z
    .url({ protocol: /^https$/ })
    .transform((text) => new URL(text).origin)
    .describe("the https origin that customers use, such as https://order.example.com"),
  NOREN_LIFF_ID: z
    .string()
    .regex(/^\d+-\w+$/)
    .optional()
    .describe("a LIFF id such as 1234567890-AbcdEfgh"),
  NOREN_LINE_MINI_APP: z.enum(["0", "1"]).optional().describe("1 or 0"),
  NOREN_LINE_CHANNEL_ID: channelId.optional(),
  NOREN_LINE_CHANNEL_SECRET: key.optional().describe("a LINE channel secret"),
  NOREN_LINE_BOT_TOKEN: key.optional().describe("a channel access token"),
  NOREN_LINE_BOT_CHANNEL_ID: channelId.optional(),
  NOREN_LINE_BOT_CHANNEL_SECRET: key.optional().describe("a LINE channel secret"),
  NOREN_LINE_MENU_SIZE: z.enum(MENU_SIZES).default("large").describe("large or compact"),
  NOREN_LINE_MENU_LANGUAGE: z
    .enum(LOCALES)
    .default("ja")
    .describe(`one of ${LOCALES.join(", ")}`),
  NOREN_LINE_MENU_STORE: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .describe("a store's id"),
});

/** Who a channel access token is asked for. */
export interface Channel {
  readonly id: string;
  readonly secret: string;
}

export interface ToolSettings {
  readonly origin: string;
  readonly liffId: string | null;
  /** The channel that holds the LIFF app; null for a LINE MINI App, which is kept in LINE's console. */
  readonly login: Channel | null;
  /** The Messaging API channel of the official account. */
  readonly bot: { readonly token: string } | Channel;
  readonly menu: { readonly size: MenuSize; readonly language: Locale; readonly storeId: string | null };
  /** What must never be printed. */
  readonly secrets: readonly string[];
}

/** Checks the environment; every fault by the setting's name, and never by its value. */
export function readToolSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ToolSettings | { readonly faults: readonly string[] } {
  const given = Object.fromEntries(
    Object.keys(shape.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = shape.safeParse(given);
  const names = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  const bot = botOf(given);
  const login = loginOf(given);
  const faults = [
    ...[...names].map((name) => {
      const wanted = Object.entries(shape.shape).find(([one]) => one === name)?.[1].description;
      return `${name} ${name in given ? "is not as it should be" : "is missing"}: give ${wanted}.`;
    }),
    ...[bot, login].filter((one) => typeof one === "string"),
  ];
  if (!parsed.success || typeof bot === "string" || typeof login === "string") return { faults };
  const values = parsed.data;
  const secrets = [
    values.NOREN_LINE_CHANNEL_SECRET,
    values.NOREN_LINE_BOT_TOKEN,
    values.NOREN_LINE_BOT_CHANNEL_SECRET,
  ].filter((secret) => secret !== undefined);
  return {
    origin: values.NOREN_PUBLIC_ORIGIN,
    liffId: values.NOREN_LIFF_ID ?? null,
    login,
    bot,
    menu: {
      size: values.NOREN_LINE_MENU_SIZE,
      language: values.NOREN_LINE_MENU_LANGUAGE,
      storeId: values.NOREN_LINE_MENU_STORE ?? null,
    },
    secrets,
  };
}

type Given = Readonly<Record<string, string | undefined>>;

/** A text: what is wrong. */
function botOf(given: Given): ToolSettings["bot"] | string {
  const { NOREN_LINE_BOT_TOKEN: token, NOREN_LINE_BOT_CHANNEL_ID: id } = given;
  if (token !== undefined) return { token };
  const secret = given["NOREN_LINE_BOT_CHANNEL_SECRET"];
  return id === undefined || secret === undefined
    ? "NOREN_LINE_BOT_TOKEN is missing: give a channel access token of the Messaging API, or NOREN_LINE_BOT_CHANNEL_ID and NOREN_LINE_BOT_CHANNEL_SECRET."
    : { id, secret };
}

/** A text: what is wrong. */
function loginOf(given: Given): Channel | null | string {
  const prefix = given["NOREN_LIFF_ID"]?.split("-")[0];
  const id = given["NOREN_LINE_CHANNEL_ID"] ?? prefix;
  if (prefix !== undefined && prefix !== id)
    return "NOREN_LIFF_ID is of another channel than NOREN_LINE_CHANNEL_ID: a LIFF id begins with its channel's.";
  if (given["NOREN_LINE_MINI_APP"] === "1")
    return prefix === undefined
      ? "NOREN_LIFF_ID is missing: LINE's console shows that of a LINE MINI App."
      : null;
  if (id === undefined)
    return "NOREN_LINE_CHANNEL_ID is missing: give the id of the LINE Login channel, or NOREN_LIFF_ID.";
  const secret = given["NOREN_LINE_CHANNEL_SECRET"];
  return secret === undefined
    ? "NOREN_LINE_CHANNEL_SECRET is missing: the LIFF app is kept with it. Set NOREN_LINE_MINI_APP=1 for a LINE MINI App, which is kept in LINE's console."
    : { id, secret };
}
