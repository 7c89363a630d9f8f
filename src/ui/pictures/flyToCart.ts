const MOTION_MS = 250;

/**
 * A dish flies to the cart: a copy of `dish` (its picture) shrinks on an arc into `cart`, which gives a nod.
 * Resolves when it has arrived; at once where the customer asks for reduced motion or the browser has no Web
 * Animations. Purely for the eye: nothing waits for it, and screen readers do not meet it.
 */
export const flyToCart = async (dish: Element, cart: Element): Promise<void> => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !dish.animate) return;
  const from = dish.getBoundingClientRect();
  const to = cart.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;

  const copy = dish.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  const frame = document.createElement("div");
  Object.assign(frame.style, {
    position: "fixed",
    zIndex: "95",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    overflow: "hidden",
    borderRadius: "var(--radius)",
    boxShadow: "var(--shadow-2)",
    pointerEvents: "none",
  });
  frame.append(copy);
  document.body.append(frame);

  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.min(1, 28 / Math.max(from.width, from.height));
  // The way across is even, the way down speeds up: together an arc, as of something thrown.
  const across = frame.animate([{ translate: "0 0" }, { translate: `${x}px 0` }], {
    duration: MOTION_MS,
    composite: "add",
  });
  const down = frame.animate(
    [
      { transform: "translateY(0) scale(1)", borderRadius: "12px", opacity: 1 },
      { transform: `translateY(${y}px) scale(${scale})`, borderRadius: "50%", opacity: 0.8 },
    ],
    { duration: MOTION_MS, easing: "cubic-bezier(0.5, -0.2, 0.9, 0.6)" },
  );
  await Promise.allSettled([across.finished, down.finished]);
  frame.remove();
  cart.animate([{ scale: "1" }, { scale: "1.12" }, { scale: "1" }], { duration: 150, easing: "ease-out" });
};
