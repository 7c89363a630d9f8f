import type { ReceiptFacts, Term } from "./receiptFacts.ts";

const both = ({ own, ja }: Term) => (ja === null ? own : `${own} / ${ja}`);
const RULE = "------------------------------------------------------------";

/** A receipt as plain text, for readers of mail that show no more. */
export function receiptText(facts: ReceiptFacts): string {
  const { about, amount, copy, form, issuer, lines, reduced, sums, taxes } = facts;
  const rows = lines.map(({ mark, name, options, number, unit, total }) =>
    [`${mark}${both(name)}`, options && `  (${options})`, `  ${unit} × ${number} = ${total}`]
      .filter(Boolean)
      .join("\n"),
  );
  const named = ({ term, value }: (typeof sums)[number]) => `${both(term)}: ${value}`;
  return [
    both(facts.heading),
    form && both(form),
    copy && `[${both(copy)}]`,
    "",
    facts.addressee,
    "",
    named(amount),
    both(facts.proviso),
    both(facts.received),
    "",
    ...about.map(named),
    RULE,
    both(facts.details),
    ...rows,
    RULE,
    ...sums.map(named),
    "",
    both(taxes.heading),
    ...taxes.rows.map(({ rate, taxable, tax }) => `${rate}: ${taxable} (${both(taxes.columns.tax)} ${tax})`),
    reduced && both(reduced),
    RULE,
    both(issuer.name),
    issuer.store && both(issuer.store),
    both(issuer.address),
    named(issuer.phone),
    issuer.registration && named(issuer.registration),
  ]
    .filter((line) => line !== null)
    .join("\n");
}
