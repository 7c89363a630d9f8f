import { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { intlTag, localeOfWire } from "#domain/values/localeCodes.ts";
import { lineWords } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { orderLines } from "#provider/db/tables/orders.ts";
import { textsIn, yen as money } from "#provider/server/texts.ts";

type Line = typeof orderLines.$inferSelect;

interface Written {
  readonly language: WireLanguage;
  readonly time_zone: string;
}

/** What a ticket says of a single line: it is made once more, or not at all any more. */
export type LineMark = "remade" | "takenOff";

interface Ticket extends Written {
  readonly order: OrderRow;
  readonly number: string;
  readonly lines: readonly Line[];
  readonly remarks: readonly string[];
  /** It was added to an order that had begun. */
  readonly isAddition: boolean;
  readonly mark?: LineMark;
}

/** What the kitchen is to make, as `receiptline` reads it: what hangs on a rail is read from afar. */
export function ticketSource({ isAddition, lines, mark, order, remarks, ...written }: Ticket): string {
  const t = textsIn(written.language, "provider/printing");
  const { due, mode, number, place } = headOf(order, written);
  const servings = { at_once: "", with_meal: t("withMeal"), after_meal: t("after") };
  return [
    ...(isAddition ? [`^^${said(t("addition"))}`] : []),
    ...(mark === undefined ? [] : [`^^^${said(t(mark))}`]),
    `^^^${said(place)}`,
    [mode, number, order.people > 0 ? t("guests", { count: order.people }) : ""]
      .filter(Boolean)
      .map(said)
      .join("  "),
    clock(order.placed_at, written),
    ...(due === "" ? [] : [`^^${said(due)}`]),
    "---",
    "{w:5,*}",
    ...lines.flatMap((line) => {
      const { choices, name } = lineWords(line, written.language);
      const again = line.is_remade && mark === undefined ? t("remade") : "";
      const more = [choices, servings[line.serving ?? "at_once"], again].filter((text) => text !== "");
      return [`|^^${line.number} × |^^${said(name)} |`, ...more.map((text) => `| |${said(text)} |`)];
    }),
    "{w:auto}",
    ...(remarks.length === 0
      ? []
      : ["---", ...remarks.map((text) => `|^^${said(`${t("remark")}: ${text}`)}`)]),
    "---",
    `|${said(order.order_no)}`,
  ].join("\n");
}

interface BillOf extends Written {
  readonly order: OrderRow;
  readonly number: string;
  readonly lines: readonly Line[];
  readonly store_name: string;
  /** Still to be paid. */
  readonly left: number;
}

/** What guests are to pay, and for what; no receipt. */
export function billSource({ left, lines, order, store_name, ...written }: BillOf): string {
  const t = textsIn(written.language, "provider/printing");
  const tr = textsIn(written.language, "provider/receipt");
  const { mode, number, place } = headOf(order, written);
  const { bill } = order;
  const sums = [
    [tr("subtotal"), bill.goods_subtotal],
    [tr("coupon"), -bill.coupon_discount],
    [tr("cover"), bill.cover_charge],
    [tr("delivery"), bill.delivery_fee],
  ] as const;
  const row = (name: string, yen: number, size = "") => `|${size}${said(name)} | ${size}${money(yen)}|`;
  return [
    said(store_name),
    `^^${said(t("bill"))}`,
    [place, place === mode ? "" : mode, number].filter(Boolean).map(said).join("  "),
    clock(order.placed_at, written),
    "---",
    "{w:*,12}",
    ...lines.flatMap((line) => {
      const { choices, name } = lineWords(line, written.language);
      return [
        row(`${name} × ${line.number}`, line.unit_price * line.number),
        ...[choices, ...(line.is_free ? [t("free")] : []), ...(line.is_remade ? [t("remade")] : [])]
          .filter((text) => text !== "")
          .map((text) => `|  ${said(text)} | |`),
      ];
    }),
    "---",
    ...sums.filter(([, yen]) => yen !== 0).map(([name, yen]) => row(name, yen)),
    row(tr("total"), bill.total, "^^"),
    ...bill.taxes.map(({ rate, tax }) => row(`${tr("tax")} (${rate}%)`, tax)),
    ...(left === bill.total ? [] : [row(t("unpaid"), left, "^^")]),
    "{w:auto}",
    "---",
    said(order.order_no),
    said(t("noReceipt")),
  ].join("\n");
}

/** That a printer prints, and what it is for. */
export function testSource({
  language,
  store_name,
  stations,
}: {
  readonly language: WireLanguage;
  readonly store_name: string;
  readonly stations: readonly string[] | null;
}): string {
  const t = textsIn(language, "provider/printing");
  return [
    `^^^${said(t("test"))}`,
    said(t("testNote", { store: store_name })),
    "---",
    said(stations === null ? t("testAll") : t("testStations", { names: stations.join(", ") })),
  ].join("\n");
}

/** A source with the words above it that it may have been printed before. */
export function copyOf(source: string, language: WireLanguage): string {
  return `\`${said(textsIn(language, "provider/printing")("copy"))}\`\n${source}`;
}

/** Whose it is in the largest letters: the table, else the number that is called out. */
function headOf(order: OrderRow, { language, time_zone, number }: Written & { readonly number: string }) {
  const t = textsIn(language, "provider/printing");
  const mode = t(`mode.${order.order_type}`);
  const table = order.seat_number ?? "";
  const isAtTable = order.order_type === OrderType.dineIn && table !== "";
  const at = order.pickup_at ?? order.receive_at;
  return {
    mode,
    place: isAtTable ? t("table", { name: table }) : number,
    number: isAtTable ? number : "",
    due: at === null ? "" : t("due", { time: clock(at, { language, time_zone }) }),
  };
}

function clock(at: Date, { language, time_zone }: Written): string {
  return new Intl.DateTimeFormat(intlTag(localeOfWire(language)), {
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: time_zone,
  }).format(at);
}

/** Text as somebody wrote it: nothing of it is read as markup, nor reaches a printer as a command. */
export function said(text: string): string {
  return (
    text
      .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
      .replaceAll(/[\\|{}~_"`^]/g, (mark) => `\\${mark}`)
      // A line of hyphens would be a rule, one of equals signs a cut.
      .replace(/^([-=])/, " $1")
  );
}
