import { route } from "../route.ts";
import { addressScreen } from "./addressScreen.ts";

/** Writing an address down. */
export const addressRoutes = {
  addressKey: route({ ...addressScreen, takes: ["addressId"] }),
  addAddress: route({ ...addressScreen, takes: ["callback", "label"] }),
  selectCounty: route({ ...addressScreen, takes: ["addressId"] }),
  zipcodeSearch: route({ ...addressScreen, takes: ["addressId", "keyword"] }),
  takeOutAddress: route({
    ...addressScreen,
    takes: ["storeId"],
    texts: ["addresses", "store"],
  }),
} as const;
