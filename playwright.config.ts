import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./.ci/services/chromium.ts";
import { freePort } from "./.ci/services/freePort.ts";

// This file is read again by every worker: what it chooses once goes to them by the environment.
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const linePort = (process.env["E2E_LINE_PORT"] ??= String(await freePort()));
const staticPort = (process.env["E2E_STATIC_PORT"] ??= String(await freePort()));
const deeplPort = (process.env["E2E_DEEPL_PORT"] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

/** A browser under test looks for nobody but the server under test. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  // Debian has Chromium draw by a graphics processor, which is reckoned where there is none: a tenth of a test's work.
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Fewer processes and threads beside a page: two cores have enough to do.
  "--in-process-gpu",
  "--num-raster-threads=1",
];
const chromium = findChromium();
if (chromium !== undefined) process.env["CHROMIUM_PATH"] = chromium;
/** Windows runs no shell's scripts. */
const executablePath =
  chromium === undefined || process.platform === "win32"
    ? chromium
    : fileURLToPath(import.meta.resolve("./.ci/services/plain-chromium"));

/** A provider of its own data on a port. An empty setting counts as not given: the machine's own do not reach it. */
function provider(onPort: string, command: string, settings: Readonly<Record<string, string>> = {}) {
  return {
    command: `node .ci/with-runtime.mjs ${command}`,
    url: `http://127.0.0.1:${onPort}/readyz`,
    env: {
      HOST: "127.0.0.1",
      PORT: onPort,
      DATABASE_URL: "",
      NOREN_LIFF_ID: "",
      // How long tests take is no setting of the provider.
      NOREN_TEST_LONG: "",
      NOREN_DATA_DIR: join(tmpdir(), `noren-e2e-${onPort}`),
      NOREN_LOG_LEVEL: "warn",
      // Nobody but the server under test is asked for a map either.
      NOREN_MAP_TILES: "none",
      // All the guests of all tests have one address.
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
      NOREN_CODES_AN_HOUR: "100000",
      NOREN_CODES_AN_HOUR_IN_ALL: "100000",
      ...settings,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  } as const;
}

export default defineConfig({
  testDir: "tests/e2e",
  // Pictures are kept by `npm run look` alone.
  testIgnore: process.env["EVERY_SCREEN"] === undefined ? "**/pictures.spec.ts" : [],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A journey takes a quarter of that on two cores that do nothing else.
  timeout: process.env["NOREN_TEST_LONG"] === "1" ? 2_400_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    // Drawing what moves, at a phone's density, takes a seventh of the time; tests/e2e/walk.spec.ts has both.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: "reduce" },
    baseURL,
    // What is asked for comes from the server under test; tests/e2e/offline.spec.ts lets the worker stand between.
    serviceWorkers: "block",
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // A trace of each test takes as long as the test again: `npx playwright test --trace on` makes one where it is needed.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium's own sandbox does not start as root, nor in most containers.
      chromiumSandbox: false,
      args: quiet,
    },
  },
  // Started one after the other: the first builds, the second finds the build.
  webServer: [
    provider(port, "--build provider/main.ts", {
      // Pages of another origin, which tests/e2e/apiElsewhere.spec.ts serves.
      NOREN_ALLOWED_ORIGINS: `http://localhost:${staticPort}`,
      // A stand-in, which tests/e2e/deskLanguages.spec.ts serves.
      NOREN_DEEPL_KEY: "a-key-of-tests:fx",
      NOREN_DEEPL_URL: `http://127.0.0.1:${deeplPort}`,
    }),
    // As at an operator who has a LIFF id, so that the client runs LINE's own SDK; it is the stand-in's.
    provider(linePort, "provider/main.ts", { NOREN_LIFF_ID: "1000000000-StandIn0" }),
  ],
});
