import { route } from "../route.ts";

const discovery = ["home", "stores"];
const offers = ["specials", "stores"];
const searching = ["search", "stores", "finding"];

/** Finding a store: home, search, maps, offers. */
export const discoveryRoutes = {
  home: route({
    path: "/home",
    title: "home",
    texts: discovery,
    isServerRendered: true,
    tab: "home",
    parent: null,
  }),
  search: route({ path: "/search", title: "search", texts: searching, tab: "home" }),
  recommend: route({ path: "/recommend", title: "recommended", texts: discovery }),
  moreRecommend: route({ path: "/moreRecommend", title: "recommended", takes: ["of"], texts: discovery }),
  searchStore: route({
    path: "/searchStore",
    title: "search",
    takes: ["keyword", "type"],
    texts: searching,
    parent: "search",
  }),
  addressPosition: route({ path: "/addressPosition", title: "position", texts: ["places", "stores"] }),
  searchAddress: route({
    path: "/searchAddress",
    title: "position",
    takes: ["callback", "keyword"],
    texts: ["places"],
  }),
  searchHomeStore: route({
    path: "/searchHomeStore",
    title: "search",
    takes: ["keyword", "type"],
    texts: searching,
    parent: "search",
  }),
  leagueSpecial: route({ path: "/leagueSpecial", title: "specials", takes: ["specialId"], texts: offers }),

  googleEarth: route({
    path: "/googleEarth",
    title: "map",
    takes: ["callback", "latitude", "longitude", "keyword"],
    texts: ["places"],
    hosts: ["maps"],
  }),
  googlemap: route({ path: "/googlemap", title: "map", texts: ["places", "stores"], hosts: ["maps"] }),

  special: route({ path: "/special", title: "specials", takes: ["specialId", "of"], texts: offers }),
  specialAdvance: route({ path: "/specialAdvance", title: "specials", texts: offers, parent: "special" }),
  specialCoupon: route({
    path: "/specialCoupon",
    title: "coupons",
    takes: ["claim"],
    texts: offers,
    parent: "special",
  }),
  activity: route({ path: "/activity", title: "specials", takes: ["specialId"], texts: offers }),
} as const;
