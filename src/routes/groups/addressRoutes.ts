import { route } from "../route.ts";
import { addressScreen } from "./addressScreen.ts";

/** Writing an address down. */
export const addressRoutes = {
  addressKey: route({ ...addressScreen, path: "/addressKey", takes: ["addressId"] }),
  addAddress: route({ ...addressScreen, path: "/addAddress", takes: ["callback", "label"] }),
  selectCounty: route({ ...addressScreen, path: "/selectCounty", takes: ["addressId"] }),
  zipcodeSearch: route({ ...addressScreen, path: "/zipcodeSearch", takes: ["addressId", "keyword"] }),
  takeOutAddress: route({
    ...addressScreen,
    path: "/takeOutAddress",
    takes: ["storeId"],
    texts: ["addresses", "store"],
  }),
} as const;
