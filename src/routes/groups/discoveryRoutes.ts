import { route } from "../route.ts";

const discovery = ["home", "stores"];
const offers = ["specials", "stores"];
const searching = ["search", "stores", "finding"];

/** Finding a store: home, search, maps, offers. */
export const discoveryRoutes = {
  home: route({
    title: "home",
    texts: discovery,
    isServerRendered: true,
    tab: "home",
    parent: null,
  }),
  search: route({ title: "search", texts: searching, tab: "home" }),
  recommend: route({ title: "recommended", texts: discovery }),
  moreRecommend: route({ title: "recommended", takes: ["of"], texts: discovery }),
  searchStore: route({
    title: "search",
    takes: ["keyword", "type"],
    texts: searching,
    parent: "search",
  }),
  addressPosition: route({ title: "position", texts: ["places", "stores"] }),
  searchAddress: route({
    title: "position",
    takes: ["callback", "keyword"],
    texts: ["places"],
  }),
  searchHomeStore: route({
    title: "search",
    takes: ["keyword", "type"],
    texts: searching,
    parent: "search",
  }),
  leagueSpecial: route({ title: "specials", takes: ["specialId"], texts: offers }),

  googleEarth: route({
    title: "map",
    takes: ["callback", "latitude", "longitude", "keyword"],
    texts: ["places"],
    hosts: ["maps"],
  }),
  googlemap: route({ title: "map", texts: ["places", "stores"], hosts: ["maps"] }),

  special: route({ title: "specials", takes: ["specialId", "of"], texts: offers }),
  specialAdvance: route({ title: "specials", texts: offers, parent: "special" }),
  specialCoupon: route({
    title: "coupons",
    takes: ["claim"],
    texts: offers,
    parent: "special",
  }),
  activity: route({ title: "specials", takes: ["specialId"], texts: offers }),
} as const;
