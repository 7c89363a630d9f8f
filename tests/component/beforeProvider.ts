import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { goodsDetail } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { tableId } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type OnTheWay, providerHandlers } from "#tests/providerHandlers.ts";

/** A provider with the fixture's stores for the tests of a file, which answers the app's requests. */
export function beforeProvider(parts: Parameters<typeof planted>[0] = {}) {
  let provider: Planted;
  let onTheWay: OnTheWay | null = null;
  const server = setupServer();

  beforeAll(async () => {
    provider = await planted(parts);
    server.use(...providerHandlers(provider, (request, ask) => (onTheWay ? onTheWay(request, ask) : ask())));
    server.listen({ onUnhandledFrame: "error" });
    // A database and its tables are work alone, which a machine that does much else takes its time for.
  }, 180_000);
  afterEach(async () => {
    onTheWay = null;
    await provider.freeTables();
  });
  afterAll(async () => {
    server.close();
    await provider.close();
  });

  return {
    provider: () => provider,
    /** What happens to requests until the test ends. */
    onTheWay: (act: OnTheWay) => {
      onTheWay = act;
    },
    /** The address that a table's card leads to, as in "diner-T1"; of another screen at that table. */
    address: (table: string, path = "/orderFood") => {
      const [storeId = ""] = table.split("-");
      return `${path}?${new URLSearchParams({ storeId, tableId: tableId(table, provider.parts.signingKey) })}`;
    },
    /** Fills one of the carts that this browser keeps of a store, that of the table unless it is said. */
    fillCart: async (
      store_id: string,
      goods: Readonly<Record<string, number>>,
      action: CartAction = CartAction.dineIn,
    ) => {
      const place = {
        goods_show_type: action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises,
        action,
        store_id,
        table_id: null,
        now_time: new Date().toISOString(),
      } as const;
      const lines = await Promise.all(
        Object.entries(goods).map(async ([goods_id, number]) => {
          const found = await taken(provider.call(goodsDetail, { store_id, goods_id }, { language: "en" }));
          return cartLine(found, { option_value: [], number }, place);
        }),
      );
      localStorage.setItem(`cart.${store_id}`, JSON.stringify(lines));
    },
  };
}
