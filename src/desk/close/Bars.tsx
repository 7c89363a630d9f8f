import type { Tally } from "#contract/calls/desk/close.ts";
import { money } from "#text/formats.ts";
import styles from "./Close.module.css";

export interface Bar {
  readonly key: string | number;
  readonly label: string;
  /** What the bar is as long as; below 0 there is none. */
  readonly value: number;
  /** The same in words, and what stands beside it. */
  readonly shown: string;
  readonly more?: string;
}

interface BarsProps {
  /** What the table is about, read aloud. */
  readonly label: string;
  /** Heads of its columns: what each row is, what the bar says, what stands beside that. */
  readonly heads: readonly [string, string, string?];
  readonly bars: readonly Bar[];
}

/** A chart that is a table: each row's number as a bar beside it, and readable without seeing any. */
export function Bars({ bars, heads: [what, number, more], label }: BarsProps) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <td aria-hidden="true" />
          {more !== undefined && <th scope="col">{more}</th>}
          <th scope="col">{number}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">{bar.label}</th>
            <td className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * Math.max(0, bar.value)) / longest}%` }}
              />
            </td>
            {more !== undefined && <td data-head={more}>{bar.more}</td>}
            <td data-head={number}>{bar.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars of sums of money, with how many stand behind each. */
export const barsOf = <Sum extends Tally>(
  sums: readonly Sum[],
  of: (sum: Sum) => { readonly key: string | number; readonly label: string },
): Bar[] =>
  sums.map((sum) => ({
    ...of(sum),
    value: sum.amount,
    shown: money(sum.amount),
    more: String(sum.count),
  }));
