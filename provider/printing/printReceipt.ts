import type { Database } from "#provider/db/database.ts";
import type { FrozenReceipt } from "#provider/orders/receipts/frozenReceipt.ts";
import { type Fact, receiptFacts } from "#provider/orders/receipts/receiptFacts.ts";
import { printAtTill } from "./makeJobs.ts";
import { said } from "./ticketSource.ts";

/** Leaves a receipt to the store's printer of bills, in that printer's language; whether there is one. */
export function printReceipt(
  db: Database,
  store_id: string,
  receipt: FrozenReceipt,
  again: Parameters<typeof printAtTill>[2],
): Promise<boolean> {
  return printAtTill(db, { store_id, kind: "receipt" }, again, ({ printer }) =>
    receiptSource(receipt, printer.language),
  );
}

/** A receipt as `receiptline` reads it. */
export function receiptSource(receipt: FrozenReceipt, language: FrozenReceipt["language"]): string {
  const facts = receiptFacts(receipt, language);
  const { about, addressee, amount, copy, form, issuer, lines, proviso, received, reduced, sums, taxes } =
    facts;
  const row = ({ term, value }: Fact, size = "") => `|${size}${said(term.own)} | ${size}${said(value)}|`;
  return [
    `^^${said(facts.heading.own)}`,
    ...(form === null ? [] : [said(form.own)]),
    ...(copy === null ? [] : [`\`${said(copy.own)}\``]),
    "",
    `|^^${said(addressee)}`,
    "---",
    "{w:*,14}",
    row(amount, "^^"),
    "{w:auto}",
    `|${said(proviso.own)}`,
    `|${said(received.own)}`,
    "---",
    "{w:*,22}",
    ...about.map((fact) => row(fact)),
    "{w:auto}",
    "---",
    "{w:*,12}",
    ...lines.flatMap(({ mark, name, number, options, total }) => [
      `|${said(`${mark}${name.own} × ${number}`)} | ${said(total)}|`,
      ...(options === "" ? [] : [`|  ${said(options)} | |`]),
    ]),
    "---",
    ...sums.map((fact) => row(fact)),
    "---",
    ...taxes.rows.flatMap(({ rate, tax, taxable }) => [
      `|${said(`${taxes.columns.taxable.own} ${rate}`)} | ${said(taxable)}|`,
      `|  ${said(taxes.columns.tax.own)} | ${said(tax)}|`,
    ]),
    "{w:auto}",
    ...(reduced === null ? [] : [`|${said(reduced.own)}`]),
    "---",
    `|${said(issuer.name.own)}`,
    ...(issuer.store === null ? [] : [`|${said(issuer.store.own)}`]),
    `|${said(issuer.address.own)}`,
    `|${said(`${issuer.phone.term.own} ${issuer.phone.value}`)}`,
    ...(issuer.registration === null
      ? []
      : [`|${said(`${issuer.registration.term.own} ${issuer.registration.value}`)}`]),
  ].join("\n");
}
