import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { CartLine, LineProblem } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { groupBy } from "#domain/values/groupBy.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import styles from "./MallCartSheet.module.css";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import type { CartChange } from "#state/cart/cart.ts";
import { heldMallCartAtom, mallCart, mallLeftOutAtom, mallProblemsAtom } from "#state/cart/mallCart.ts";
import { mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { mallDraftAtom } from "#state/orders/mallDraft.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { prefectureAtom } from "#state/places/prefecture.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { useIsAtSide } from "#ui/layers/atSide.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import mallStyles from "./MallCart.module.css";
import { PurchaseTotals, type ShopSum } from "./PurchaseTotals.tsx";
import { ShippingPlaceLine } from "./ShippingPlaceLine.tsx";
import { sumsOf } from "./sumsOf.ts";
import { useQuotes } from "./useQuotes.ts";
import { useShipTo } from "./useShipTo.ts";

interface MallCartSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The mall's cart: shop by shop what is to be bought, what became of it since, and the way to the confirmation. */
export default function MallCartSheet({ open, onClose }: MallCartSheetProps) {
  const { t } = useTranslation("mall");
  const { t: tm } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const ask = useSetAtom(alertAtom);
  const change = useSetAtom(mallCart.linesAtom);
  const select = useSetAtom(mallSelectionAtom);
  const choice = useMallChoice();
  const { shops, problems } = choice;
  const buying = shops.filter(({ chosen }) => chosen.length > 0);
  const count = buying.reduce(
    (sum, { chosen }) => sum + chosen.reduce((all, line) => all + line.number, 0),
    0,
  );
  const total = buying.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const selection = buying.map(({ store_id, store_name, chosen }) => ({
    store_id,
    store_name,
    lines: [...chosen],
  }));
  const hasTexts = useTexts(["mallOrder", "bill"]);
  const draft = useAtomValue(mallDraftAtom);
  const shipTo = useShipTo(draft.address_id);
  const prefecture = useAtomValue(prefectureAtom);
  const quoted = useQuotes(
    open ? selection : [],
    { address_id: shipTo.address?.address_id ?? null, prefecture: shipTo.isNone ? prefecture : null },
    draft.shops,
  );
  const sums = sumsOf(selection, quoted);
  /** Whether all that is to be paid is in the sum. */
  const isWhole =
    sums.length === selection.length && sums.every(({ shipping }) => shipping?.is_shipped_to === 1);
  const hindered = shops.flatMap(({ lines }) => lines.filter((line) => hinders(problems.get(lineKey(line)))));
  const askToClear = () =>
    ask({
      title: tm("clearCartAsk"),
      text: tm("clearCartText"),
      button: tm("clearCart"),
      refuse: tm("keepCart"),
      onClose: () => change({ verb: "clear" }),
    });
  /** Takes out what cannot be had, and as many pieces of the rest as there are. */
  const tidy = () => {
    for (const line of hindered) {
      const key = lineKey(line);
      const left = problems.get(key)?.reason === "short" ? (problems.get(key)?.left ?? 0) : 0;
      change(left > 0 ? { verb: "set", key, number: left } : { verb: "remove", key });
    }
  };
  const buy = () => {
    select(selection);
    void navigate(href("mallOrderConfirm", {}));
  };
  const isBeside = useIsAtSide();
  const isSummed = hasTexts && buying.length > 0;
  /** The table says the total by its name, right above the button. */
  const isToldAbove = isBeside && isSummed && sums.length > 0 && isWhole;
  const way = (
    <div>
      {!isToldAbove && (
        <p className={styles.subtotal}>
          <span>{t(isWhole ? "cart.total" : "cart.totalGoods")}</span>
          <strong>{money(isWhole ? quoted.total : total)}</strong>
        </p>
      )}
      {hindered.length > 0 && (
        <div className={mallStyles.tidy}>
          <Button block kind="outline" onClick={tidy}>
            {t("cart.tidy")}
          </Button>
        </div>
      )}
      <Button block disabled={count === 0} end={isToldAbove ? money(quoted.total) : undefined} onClick={buy}>
        {t("cart.buy", { count })}
      </Button>
    </div>
  );
  const summary = isSummed && (
    <section className={mallStyles.sums} aria-label={t("cart.sums")}>
      <ShippingPlaceLine shipTo={shipTo} storeId={buying[0]?.store_id ?? ""} />
      {sums.length > 0 && <PurchaseTotals shops={sums} />}
      {isBeside && way}
    </section>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={tm("cart")}
      closeLabel={tc("close")}
      wide={shops.length > 0}
      footer={shops.length > 0 && ((isBeside && summary) || way)}
    >
      {shops.length === 0 ? (
        <EmptyState title={tm("cartEmpty")} />
      ) : (
        <>
          <div>
            {shops.map((shop) => (
              <ShopPart
                key={shop.store_id}
                shop={shop}
                isTold={hasTexts && isReckoned(sums, shop)}
                choice={choice}
                change={change}
              />
            ))}
          </div>
          {!isBeside && summary}
          <div className={mallStyles.clear}>
            <Button kind="quiet" size="small" onClick={askToClear}>
              {tm("clearCart")}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** Whether it is known what shipping from a shop costs. */
const isReckoned = (sums: readonly ShopSum[], shop: ShopInCart): boolean =>
  Boolean(sums.find(({ store_id }) => store_id === shop.store_id)?.shipping);

interface ShopPartProps {
  readonly shop: ShopInCart;
  /** What its shipping comes to, and lacks to be free, stands below all shops. */
  readonly isTold: boolean;
  readonly choice: ReturnType<typeof useMallChoice>;
  readonly change: (change: CartChange) => void;
}

/** What of one shop is in the cart, each line with a box that has it bought, and what it lacks for free shipping. */
function ShopPart({ shop, isTold, choice, change }: ShopPartProps) {
  const { t } = useTranslation("mall");
  const id = useId();
  const { problems, isChosen, choose, seen } = choice;
  const able = shop.lines.filter((line) => !hinders(problems.get(lineKey(line))));
  return (
    <div role="group" aria-labelledby={id} className={mallStyles.shop}>
      <div className={mallStyles.head}>
        <h3 id={id} className={mallStyles.shopName}>
          <Checkbox
            label={shop.store_name}
            checked={able.length > 0 && shop.chosen.length === able.length}
            disabled={able.length === 0}
            onChange={(event) => choose(able, event.currentTarget.checked)}
          />
        </h3>
        {!isTold && <strong>{money(shop.subtotal)}</strong>}
      </div>
      {!isTold && shop.missing > 0 && (
        <p className={mallStyles.missing}>{t("missingForFree", { price: money(shop.missing) })}</p>
      )}
      <ul>
        {shop.lines.map((line) => {
          const key = lineKey(line);
          const problem = problems.get(key) ?? null;
          const before = seen.get(key);
          return (
            <CartLineRow
              key={key}
              line={line}
              problem={problem}
              problemWords={
                problem?.reason === "price_changed" && before !== undefined
                  ? t("cart.priceChanged", { before: money(before), now: money(line.price) })
                  : problem?.reason === "gone"
                    ? t("cart.gone")
                    : undefined
              }
              change={change}
              start={
                <Checkbox
                  label={<span className="visually-hidden">{line.goods_detail.name}</span>}
                  checked={isChosen(line)}
                  disabled={hinders(problem ?? undefined)}
                  onChange={(event) => choose([line], event.currentTarget.checked)}
                />
              }
            />
          );
        })}
      </ul>
    </div>
  );
}

/** A shop's part of the cart. */
interface ShopInCart {
  readonly store_id: string;
  readonly store_name: string;
  readonly lines: readonly CartLine[];
  /** Those of `lines` that are to be bought. */
  readonly chosen: readonly CartLine[];
  /** Yen that its chosen lines come to. */
  readonly subtotal: number;
  /** What is missing for free shipping of all that can be had of the shop; 0 when it is free, never is, or nothing is bought. */
  readonly missing: number;
}

/** A price that changed keeps nobody from buying: it is said, and what is paid is today's. */
const hinders = (problem: LineProblem | undefined): boolean =>
  problem !== undefined && problem.reason !== "price_changed";

/** The mall's cart shop by shop, and which of its lines are to be bought: all that can be, unless one says otherwise. */
function useMallChoice() {
  const lines = useAtomValue(mallCart.linesAtom);
  const problems = useAtomValue(mallProblemsAtom);
  const held = useAtomValue(heldMallCartAtom);
  const [leftOut, setLeftOut] = useAtom(mallLeftOutAtom);
  const isChosen = (line: CartLine) => {
    const key = lineKey(line);
    return !leftOut.has(key) && !hinders(problems.get(key));
  };
  const told = new Map(held?.shops.map((shop) => [shop.store_id, shop]));
  const shops = [...groupBy(lines, ({ store_id }) => store_id)].map(([store_id, own]): ShopInCart => {
    const chosen = own.filter(isChosen);
    return {
      store_id,
      store_name: told.get(store_id)?.store_name ?? "",
      lines: own,
      chosen,
      subtotal: chosen.reduce((sum, { number, price }) => sum + number * price, 0),
      missing: chosen.length === 0 ? 0 : (told.get(store_id)?.missing_for_free ?? 0),
    };
  });
  const choose = (some: readonly CartLine[], isWanted: boolean) => {
    const keys = new Set(some.map(lineKey));
    const others = [...leftOut].filter((key) => !keys.has(key));
    setLeftOut(new Set(isWanted ? others : [...others, ...keys]));
  };
  const seen = new Map(held?.shop_cart.map((line) => [lineKey(line), line.price_seen]));
  return { shops, problems, isChosen, choose, seen };
}
