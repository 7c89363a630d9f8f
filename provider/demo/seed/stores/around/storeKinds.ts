import { bakeryMenu } from "#provider/demo/seed/menus/bakeryMenu.ts";
import { bentoMenu } from "#provider/demo/seed/menus/bentoMenu.ts";
import { burgerMenu } from "#provider/demo/seed/menus/burgerMenu.ts";
import { cafeMenu } from "#provider/demo/seed/menus/cafeMenu.ts";
import { chineseMenu } from "#provider/demo/seed/menus/chineseMenu.ts";
import { curryMenu } from "#provider/demo/seed/menus/curryMenu.ts";
import { koreanMenu } from "#provider/demo/seed/menus/koreanMenu.ts";
import type { Menu } from "#provider/demo/seed/menus/menu.ts";
import { ramenMenu } from "#provider/demo/seed/menus/ramenMenu.ts";
import { sobaMenu } from "#provider/demo/seed/menus/sobaMenu.ts";
import { sushiMenu } from "#provider/demo/seed/menus/sushiMenu.ts";
import { sweetsMenu } from "#provider/demo/seed/menus/sweetsMenu.ts";
import { yakitoriMenu } from "#provider/demo/seed/menus/yakitoriMenu.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import type { StoreTypeId } from "#provider/demo/seed/storeSeed.ts";

interface StoreKind {
  readonly menu: Menu;
  readonly cover: PictureName;
  readonly logo: PictureName;
  readonly accentColor: string;
  /** Least minutes from order to collecting. */
  readonly pickupMinutes: number;
}

/** What stores of a kind have in common. */
export const storeKinds = {
  ramen: {
    menu: ramenMenu,
    cover: "cover/ramen",
    logo: "dish/ramen-shoyu",
    accentColor: "#b8321c",
    pickupMinutes: 15,
  },
  sushi: {
    menu: sushiMenu,
    cover: "cover/sushi",
    logo: "dish/nigiri",
    accentColor: "#1f4e79",
    pickupMinutes: 30,
  },
  soba: { menu: sobaMenu, cover: "cover/soba", logo: "dish/soba", accentColor: "#2d4a6e", pickupMinutes: 15 },
  yakitori: {
    menu: yakitoriMenu,
    cover: "cover/yakitori",
    logo: "dish/yakitori-mix",
    accentColor: "#8a3a16",
    pickupMinutes: 25,
  },
  curry: {
    menu: curryMenu,
    cover: "cover/curry",
    logo: "dish/curry",
    accentColor: "#94570b",
    pickupMinutes: 15,
  },
  bento: {
    menu: bentoMenu,
    cover: "cover/bento",
    logo: "dish/bento",
    accentColor: "#3f6b2f",
    pickupMinutes: 10,
  },
  chinese: {
    menu: chineseMenu,
    cover: "cover/chinese",
    logo: "dish/gyoza",
    accentColor: "#9c1f17",
    pickupMinutes: 20,
  },
  korean: {
    menu: koreanMenu,
    cover: "cover/korean",
    logo: "dish/stone-bowl",
    accentColor: "#22665c",
    pickupMinutes: 20,
  },
  burger: {
    menu: burgerMenu,
    cover: "cover/burger",
    logo: "dish/burger",
    accentColor: "#8a4c0e",
    pickupMinutes: 10,
  },
  cafe: {
    menu: cafeMenu,
    cover: "cover/cafe",
    logo: "drink/latte",
    accentColor: "#5b4636",
    pickupMinutes: 10,
  },
  bakery: {
    menu: bakeryMenu,
    cover: "cover/bakery",
    logo: "dish/baguette",
    accentColor: "#7c4f22",
    pickupMinutes: 10,
  },
  sweets: {
    menu: sweetsMenu,
    cover: "cover/sweets",
    logo: "dish/shortcake",
    accentColor: "#a3405a",
    pickupMinutes: 10,
  },
} satisfies Partial<Record<StoreTypeId, StoreKind>>;

export type AroundType = keyof typeof storeKinds;
