import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { isOut } from "#domain/cart/lineProblems.ts";
import type { CartChange } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { money } from "#text/formats.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./CartLineRow.module.css";
import { limitOf, useLimitWords } from "./useCart.ts";

interface CartLineRowProps {
  readonly line: CartLine;
  /** What keeps it from being ordered as it stands; null when nothing does. */
  readonly problem: LineProblem | null;
  readonly change: (change: CartChange) => void;
  /** What else is to be known of it. */
  readonly note?: string | undefined;
  /** Before the picture, as a box that chooses it. */
  readonly start?: ReactNode;
  /** Says the problem in other words than the menu's. */
  readonly problemWords?: string | undefined;
  /** Pieces of one line that the store takes; without a limit where that is not known. */
  readonly mostPieces?: number | undefined;
  /** Opens the dish, to be changed: a tap on what the line says. */
  readonly onOpen?: (() => void) | undefined;
}

/** One line of the cart, with its options, its number, and what changed about it. */
export function CartLineRow({
  line,
  problem,
  change,
  note,
  start,
  problemWords,
  mostPieces = Infinity,
  onOpen,
}: CartLineRowProps) {
  const { t } = useTranslation("menu");
  const toast = useSetAtom(showToastAtom);
  const { name, picture } = line.goods_detail;
  const key = lineKey(line);
  // Of what cannot be had at all nobody takes another piece.
  const isLineOut = problem !== null && isOut(problem);
  const { told } = useLimitWords();
  const limit = limitOf(line.goods_detail, { offer: line.offer, pieces: mostPieces });
  const most = isLineOut ? line.number : limit.most;
  const reason = problem?.reason === "limit" && !line.offer ? "pieces" : problem?.reason;
  const said =
    problem &&
    reason &&
    (problemWords ?? t(`problem.${reason}`, { count: problem.left, price: money(problem.price) }));
  const set = (number: number) =>
    change(number === 0 ? { verb: "remove", key } : { verb: "set", key, number });
  return (
    <li className={styles.line} data-problem={problem?.reason} data-out={isLineOut || undefined}>
      {start}
      {picture && (
        <span className={styles.picture}>
          <Picture {...picture} alt="" sizes="56px" frame="square" />
        </span>
      )}
      <div className={styles.words}>
        <strong>
          {onOpen ? (
            <button
              type="button"
              className={styles.open}
              aria-label={t("line.open", { name })}
              onClick={onOpen}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </strong>
        {line.option_name && <p className={styles.options}>{line.option_name}</p>}
        {note && <p className={styles.options}>{note}</p>}
        {said && (
          <p className={styles.problem} role="status">
            {said}
          </p>
        )}
        <p className={styles.amount}>
          <span className={styles.price}>{money(line.price * line.number)}</span>
          {line.number > 1 && (
            <small className={styles.each}>{t("line.each", { price: money(line.price) })}</small>
          )}
        </p>
      </div>
      <Stepper
        value={line.number}
        onChange={set}
        max={most}
        removable
        onLimit={(bound) => bound === "max" && toast(isLineOut && said ? said : told(limit), "bad")}
        labels={{
          group: name,
          decrease: line.number === 1 ? t("remove", { name }) : t("decrease", { name }),
          increase: t("increase", { name }),
        }}
      />
    </li>
  );
}
