/** Ids of the demo's stores, tables and some goods: for the addresses that the start prints, and for tests. */
export const seedIds = {
  ramen: "ramen",
  izakaya: "izakaya",
  cafe: "cafe",
  /** 2,000 goods, left out of listings. */
  stress: "stress",
  /** Ships, and sells teas and cakes. */
  tea: "tea",
  /** Ships, much of it chilled or frozen. */
  sweetShop: "sweets",
  /** Ships, to adults. */
  sakeShop: "sake",
  ceramicsShop: "ceramics",
  noodleShop: "noodles",
  /** Ships everywhere but to Okinawa. */
  stationeryShop: "stationery",
  tables: {
    ramen: "ramen-A1",
    izakaya: "izakaya-A1",
    /** Kept from ordering by the staff. */
    izakayaLocked: "izakaya-Z1",
    cafe: "cafe-A1",
    stress: "stress-A1",
  },
  goods: {
    /** Firmness, broth and size are required; toppings are not, five at most. */
    shoyuRamen: "ramen-shoyu",
    /** Without options. */
    gyoza: "ramen-gyoza",
    /** Marked sold out. */
    soldOut: "ramen-hiyashi",
    /** Limited stock. */
    limited: "ramen-toku-shoyu",
    /** A percentage off, without options. */
    percentOff: "ramen-gyoza-shiso",
    /** Yen off, without options. */
    yenOff: "ramen-chashu-plate",
    /** Ordered per person; its buffet dishes cost nothing at the table. */
    course: "izakaya-course-kushi",
    /** Belongs to `course`. */
    buffetDish: "izakaya-kushi-momo",
    /** Taxed as alcohol. */
    alcohol: "izakaya-nama-beer",
    /** In two sizes; shipped at any temperature. */
    sencha: "tea-sencha",
    /** 20 pieces. */
    gyokuro: "tea-gyokuro",
    /** Shipped chilled. */
    matchaCake: "tea-matcha-cake",
  },
} as const;
