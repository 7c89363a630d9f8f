/** Goods fly from their picture into the cart; its code comes with the first of them, and nothing waits for it. */
export function flyIntoCart(picture: Element | null | undefined): void {
  if (!picture) return;
  void import("#ui/pictures/flyToCart.ts").then(
    ({ flyToCart }) => {
      const cart = document.querySelector("[data-cart-target]");
      return cart && flyToCart(picture, cart);
    },
    () => null,
  );
}
