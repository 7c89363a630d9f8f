import type { APIRequestContext } from "@playwright/test";
import type { CartLine } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { MallCart } from "#contract/mall.ts";
import type { Bill } from "#contract/order.ts";
import { cartTotals } from "#domain/cart/cart.ts";
import { money } from "#text/formats.ts";
import { sessionOn } from "../hosts/keptOn.ts";
import { demoOrigin } from "../hosts/origins.ts";
import { ask } from "../hosts/someone.ts";
import { sayOn, type Walking } from "./guest.ts";
import { cartsOf, type Screen, storedCart } from "./screen.ts";
import { isAnswered, lookAgain, type Step } from "./steps.ts";

/** Milliseconds in which everything that is promised has come, on a slow phone and a busy machine too. */
const PATIENCE = 12_000;

/** Whether the page is the app's: not the test payment page, nor a platform's stand-in. */
export const isApp = ({ path }: Pick<Screen, "path">) => !/^\/(sandbox|standin)\//.test(path);

/** Why what is promised on every screen does not hold now; null where it does. */
function fault(screen: Screen): string | null {
  const say = sayOn(screen);
  if (screen.targets.length === 0) return "nothing can be tapped";
  // What did not come says so, and is asked for again from there; who has left for good goes on as somebody new.
  const leadsOn = [say("common:reload"), say("common:retry"), say("account:goodbye.goOn")].some((words) =>
    screen.targets.some(({ name }) => name === words),
  );
  if (!screen.hasWayBack && !leadsOn) return "no way leads on or back";
  if (screen.text.includes(say("common:crashed.title"))) return "the screen crashed";
  return cartFault(screen);
}

/** All that a cart may count once some of its goods have sold out: they stay in it, and its bar says how many. */
function lessSome(lines: readonly CartLine[]): readonly (readonly CartLine[])[] {
  const ids = [...new Set(lines.map(({ goods_id }) => goods_id))];
  return ids.reduce<readonly (readonly CartLine[])[]>(
    (all, id) => [...all, ...all.map((some) => some.filter(({ goods_id }) => goods_id !== id))],
    [lines],
  );
}

/** What the bar of a store's cart says, against what is stored. */
function cartFault(screen: Screen): string | null {
  const say = sayOn(screen);
  const { bar } = screen;
  const carts = cartsOf(screen.url);
  if (bar === null || carts.length === 0) return null;
  const { count, lines, total } = storedCart(screen.stored, carts);
  const review = ["menu:bar.review", "menu:bar.reviewAdd"].map((key) => say(key, { count }));
  const words = count === 0 ? [say("menu:cartEmpty")] : review;
  const hasSum = lessSome(lines).some((counted) => {
    const of = cartTotals(counted);
    const apart = count - of.count;
    const isSaid = apart === 0 || bar.notes.includes(say("menu:bar.soldOut", { count: apart }));
    return isSaid && bar.sum === money(of.total);
  });
  return words.includes(bar.words) && hasSum
    ? null
    : `the cart holds ${count} for ${money(total)}, and its bar says ${bar.words} ${bar.sum}`;
}

/** What a step has to bring about: a toast, a question, a warning; null where nothing is promised. */
function promiseOf(walking: Walking, step: Step, before: Screen): ((after: Screen) => boolean) | null {
  if (step.does === "network" && walking.isOffline && isApp(before))
    return (after) => after.said.includes(sayOn(after)("common:offlineBar"));
  if (step.does !== "tap") return null;
  const say = sayOn(before);
  // Either it is in the cart, or it is said what has to be chosen first.
  if (step.name.startsWith(say("menu:addToCart")) && /^\/(orderFood|storeHome)$/.test(before.path))
    return ({ said }) =>
      [say("menu:added", { name: "#" }), say("menu:chooseRequired", { group: "#" })].some((words) =>
        words.split("#").every((part) => said.includes(part)),
      );
  // What was removed can be put back.
  if (before.modal === null && before.path === "/submitOrder" && step.name === say("menu:clearCart"))
    return ({ targets }) => targets.some(({ name }) => name === say("menu:line.undo"));
  // It is asked first, unless the order was cancelled while the finger came down, which takes the button away.
  return before.modal === null && before.path === "/orderDetail" && step.name === say("orders:cancel")
    ? ({ modal, targets }) => modal !== null || targets.every(({ name }) => name !== step.name)
    : null;
}

/** That nothing came of a step, with what there is in its place. */
function notKept({ modal, title, said, stored }: Screen, before: Screen): string {
  const place = modal === null ? "on the page" : `in the ${modal} "${title}"`;
  const cart = stored === before.stored ? "is as it was" : "has changed";
  return `a toast, question or warning that was due does not come: ${place}, where "${said}" is said, the cart ${cart}`;
}

interface Checked {
  readonly screen: Screen;
  readonly broken: string | null;
}

/** Looks until everything holds that is promised; what does not hold after all is answered in words. */
export async function check(
  walking: Walking,
  { step, before }: { readonly step: Step; readonly before: Screen },
): Promise<Checked> {
  const promise = promiseOf(walking, step, before);
  const until = performance.now() + PATIENCE;
  let isKept = promise === null;
  for (;;) {
    const screen = await lookAgain(walking);
    const [error] = walking.told;
    if (error !== undefined) return { screen, broken: `${error} (at ${screen.url})` };
    isKept ||= promise?.(screen) ?? true;
    const broken = isKept ? fault(screen) : notKept(screen, before);
    if (broken === null) return { screen, broken };
    if (performance.now() > until) return { screen, broken: `${broken} (at ${screen.url})` };
    await walking.page.waitForTimeout(50);
  }
}

/** What the mall's bar says of the cart, against the provider's word. */
export async function checkMall(
  walking: Walking,
  request: APIRequestContext,
  { url, path, lang }: Screen,
): Promise<string | null> {
  const user = path.toLowerCase().startsWith("/mall") ? await sessionOn(walking.page) : null;
  if (user === null) return null;
  const { uid, auth_token } = user;
  const body = { uid, auth_token };
  const until = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask(request, { origin: demoOrigin, path: "/mall/shopcart/shopcartlist", body });
    const screen = await lookAgain(walking);
    const { bar } = screen;
    const isElsewhere = screen.url !== url || screen.lang !== lang || bar === null;
    if (answer.code !== Code.success || isElsewhere || walking.isOffline) return null;
    const count = (answer.data as MallCart).shop_cart.reduce((sum, line) => sum + line.goods_num, 0);
    const say = sayOn(screen);
    const words = count === 0 ? say("menu:cartEmpty") : say("menu:cartSummary", { count });
    if (bar.words === words) return null;
    if (performance.now() > until)
      return `the provider has ${count} in the mall's cart, whose bar says ${bar.words}`;
    await walking.page.waitForTimeout(300);
  }
}

/** What the provider says of the order on the screen, against what the cart was and what the page says. */
export async function checkOrder(
  { page }: Walking,
  request: APIRequestContext,
  ordered: number | null,
): Promise<string | null> {
  const order_no = new URL(page.url()).searchParams.get("orderNo");
  const user = await sessionOn(page);
  if (order_no === null || user === null) return null;
  const body = { uid: user.uid, auth_token: user.auth_token, order_no };
  const { code, data } = await ask(request, { origin: demoOrigin, path: "/order/order/orderdetails", body });
  if (code !== Code.success) return null;
  const { bill, lines } = data as {
    readonly bill: Bill;
    readonly lines: readonly { readonly line_total: number }[];
  };
  const sum = lines.reduce((total, { line_total }) => total + line_total, 0);
  if (sum !== bill.goods_subtotal)
    return `order ${order_no}: its lines are ${sum}, its bill says ${bill.goods_subtotal}`;
  if (ordered !== null && ordered !== bill.goods_subtotal)
    return `order ${order_no}: the cart was ${ordered}, the bill says ${bill.goods_subtotal}`;
  const shown = page.getByText(money(bill.total)).first();
  const isShown = await isAnswered(
    shown.waitFor({ timeout: PATIENCE }),
    () => !page.url().includes(order_no),
  );
  return isShown ? null : `order ${order_no}: its page does not say ${money(bill.total)}`;
}
