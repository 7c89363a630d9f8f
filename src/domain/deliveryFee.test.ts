import { expect, test } from "vitest";
import { deliveryFee } from "./deliveryFee.ts";

test.each([
  ["below the threshold it is charged", 330, 3000, 2999, 330],
  ["at the threshold it is free", 330, 3000, 3000, 0],
  ["without a threshold it is always charged", 330, 0, 99_999, 330],
  ["a store that asks nothing", 0, 3000, 100, 0],
])("%s", (_name, dispatchprice, freeprice, subtotal, fee) => {
  expect(deliveryFee({ dispatchprice, freeprice }, subtotal)).toBe(fee);
});
