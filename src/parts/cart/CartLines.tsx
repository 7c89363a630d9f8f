import { Fragment, useState } from "react";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import { RemovedRow } from "./RemovedRow.tsx";
import type { useUndo } from "./useUndo.ts";

const LineSheet = lazyWithRetry(() => import("#parts/menu/dish/LineSheet.tsx"));

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly undo: ReturnType<typeof useUndo>;
  /** Pieces of one line that the store takes. */
  readonly mostPieces: number | undefined;
  readonly problemOf?: (line: CartLine) => LineProblem | null;
}

/** The lines of a cart, changed in place: pieces, options by a tap on the line, removing, and all of it undone. */
export function CartLines({
  lines,
  undo: { changeCart, removed, undo },
  mostPieces,
  problemOf,
}: CartLinesProps) {
  /** The line whose dish is open, and whether the sheet is still shown: it goes as it came. */
  const [opened, setOpened] = useState<{ readonly line: CartLine; readonly isOpen: boolean } | null>(null);
  const [first] = removed;
  const gap = first && (
    <RemovedRow
      key="removed"
      name={removed.length > 1 || lines.length === 0 ? null : first.line.goods_detail.name}
      onUndo={undo}
    />
  );
  const gapAt = first ? Math.min(first.at, lines.length) : -1;
  return (
    <>
      <ul>
        {lines.map((line, at) => (
          <Fragment key={lineKey(line)}>
            {gapAt === at && gap}
            <CartLineRow
              line={line}
              problem={problemOf?.(line) ?? null}
              change={changeCart}
              mostPieces={mostPieces}
              onOpen={() => setOpened({ line, isOpen: true })}
            />
          </Fragment>
        ))}
        {gapAt === lines.length && gap}
      </ul>
      {opened && (
        <LazyLayer>
          <LineSheet
            key={lineKey(opened.line)}
            line={opened.line}
            open={opened.isOpen}
            change={changeCart}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </LazyLayer>
      )}
    </>
  );
}
