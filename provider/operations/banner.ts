import { and, asc, desc, eq, isNull } from "drizzle-orm";
import encodeQR from "qr";
import { stores, tables } from "#provider/db/tables/stores.ts";
import type { Parts } from "#provider/server/context.ts";
import { signTable } from "#provider/server/signing.ts";
import type { Lack } from "./reach.ts";

interface Address {
  readonly name: string;
  readonly url: string;
}

interface BannerOptions {
  readonly origin: string;
  /** Columns of the terminal. */
  readonly width: number;
  /** Whether colours are understood: in them a code is readable on every background. */
  readonly isTerminal: boolean;
  readonly hasCodes: boolean;
  /** Of the link by which the first owner of the desk makes their account; null once there is one. */
  readonly firstOwner: string | null;
  /** Whether the desk's former password of all is still set. */
  readonly hasFormerPassword: boolean;
  /** Whether made-up people of the demo's LINE or WeChat may sign in. */
  readonly hasStandIns: boolean;
  /** What this installation has no service for (`lacksOf`). */
  readonly lacks: readonly Lack[];
  /** Stores that today's demo has and the one that is kept has not. */
  readonly missingOfDemo: number;
}

const BLACK_ON_WHITE = "\u001b[38;5;16;48;5;231m";
const PLAIN = "\u001b[0m";
/** Columns between two codes. */
const GAP = 4;

/** What guests are not offered, and what would change that. */
const WITHOUT: Readonly<Record<Lack, string>> = {
  online_payment:
    "No payment gateway: guests pay at the register, on delivery or by balance, and nothing online.",
  cards: "No cards are taken or kept.",
  texts: "No text messages (NOREN_TWILIO_*): nobody registers by phone, or gets a code.",
  mail: "No mail (NOREN_SMTP_URL): receipts are printed, and feedback is answered by phone.",
};

/** What to open, and with what: printed when the server is ready, with codes for a phone on the same network. */
export async function banner(
  parts: Pick<Parts, "db" | "signingKey">,
  options: BannerOptions,
): Promise<string> {
  const addresses = await worthOpening(parts, options.origin);
  const widest = Math.max(...addresses.map(({ name }) => name.length));
  const lines = addresses.map(({ name, url }) => `  ${name.padEnd(widest)}  ${url}`);
  const first =
    options.firstOwner === null
      ? []
      : [
          "",
          "  The desk has no owner yet. Open this link once to become the first:",
          `  ${options.origin}/desk/begin#${options.firstOwner}`,
        ];
  const former = options.hasFormerPassword
    ? [
        "",
        options.firstOwner === null
          ? "  NOREN_DESK_PASSWORD opens nothing any more: everybody at the desk has an account. It can be removed."
          : "  NOREN_DESK_PASSWORD can be typed there in place of the link, and opens nothing else any more.",
      ]
    : [];
  const older =
    options.missingOfDemo > 0
      ? [
          "",
          `  This demo was begun by an older version and lacks ${options.missingOfDemo} of today's stores. It is left as it is;`,
          "  an empty folder (NOREN_DATA_DIR) or database (DATABASE_URL) begins one with all of them.",
        ]
      : [];
  const codes = options.hasCodes ? ["", sideBySide(addresses, options.width, options.isTerminal)] : [];
  const demo = options.hasStandIns
    ? ["", "  A demo: made-up people of LINE and WeChat may sign in. NOREN_DEMO=0 ends that."]
    : [];
  const missing = options.lacks.length > 0 ? ["", ...options.lacks.map((lack) => `  ${WITHOUT[lack]}`)] : [];
  return [
    "",
    ...lines,
    ...first,
    ...former,
    ...demo,
    ...missing,
    ...older,
    ...codes,
    "",
    "  Ctrl-C ends it.",
    "",
  ].join("\n");
}

async function worthOpening(
  { db, signingKey }: Pick<Parts, "db" | "signingKey">,
  origin: string,
): Promise<Address[]> {
  const at = (path: string) => `${origin}${path}`;
  const [seat] = await db
    .select({ store_id: stores.id, table_id: tables.id, epoch: tables.epoch })
    .from(tables)
    .innerJoin(stores, eq(stores.id, tables.store_id))
    .where(and(eq(stores.is_listed, true), eq(tables.is_locked, false), isNull(tables.removed_at)))
    // First a store that asks nobody to sign in.
    .orderBy(desc(stores.is_reg), asc(stores.created_at), asc(stores.id), asc(tables.position))
    .limit(1);
  const table = seat && new URLSearchParams({ storeId: seat.store_id, tableId: signTable(seat, signingKey) });
  return [
    ...(table ? [{ name: "A table", url: at(`/orderFood?${table}`) }] : []),
    ...(seat
      ? [{ name: "Delivery", url: at(`/storeHome?${new URLSearchParams({ storeId: seat.store_id })}`) }]
      : []),
    { name: "The mall", url: at("/mall") },
    { name: "The desk", url: at("/desk") },
    { name: "The API", url: at("/api") },
  ];
}

/** As many codes in a row as the terminal is wide. */
function sideBySide(addresses: readonly Address[], width: number, isColoured: boolean): string {
  const rows: string[] = [];
  let row: Block[] = [];
  const widthOf = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + block.width + GAP, 0);
  for (const address of addresses) {
    const block = codeOf(address, isColoured);
    if (row.length > 0 && widthOf([...row, block]) > width) {
      rows.push(joined(row));
      row = [];
    }
    row.push(block);
  }
  return [...rows, joined(row)].join("\n\n");
}

interface Block {
  readonly lines: readonly string[];
  readonly width: number;
}

/** Two rows of the code in each line. */
function codeOf({ name, url }: Address, isColoured: boolean): Block {
  const modules = encodeQR(url, "raw", { ecc: "low", border: 4 });
  const drawn = modules.flatMap((row, y) => {
    const below = modules[y + 1];
    if (y % 2 === 1) return [];
    return row.map((isDark, x) => " ▄▀█"[(isDark ? 2 : 0) + (below?.[x] ? 1 : 0)]).join("");
  });
  const width = Math.max(name.length, ...drawn.map((line) => line.length));
  const lines = drawn
    .map((line) => line.padEnd(width))
    .map((line) => (isColoured ? BLACK_ON_WHITE + line + PLAIN : line));
  return { width, lines: [name.padEnd(width), ...lines] };
}

function joined(blocks: readonly Block[]): string {
  const height = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, index) =>
    blocks
      .map(({ lines, width }) => lines[index] ?? " ".repeat(width))
      .join(" ".repeat(GAP))
      .trimEnd(),
  ).join("\n");
}
