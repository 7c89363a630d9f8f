import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lightCalls } from "./.ci/build/plugins/lightCalls.ts";

/** The files of tests that hold such words. */
const testsWith = (files: string, words: RegExp) =>
  globSync(files).filter((file) => words.test(readFileSync(file, "utf8")));

const units = "{src,liff,tests/unit,tests/performance,.ci}/**/*.test.ts";
/** What changes modules or globals, or has a window, shares them with no other file. */
const apart = testsWith(units, /vi\.mock|vi\.resetModules|stubGlobal|@vitest-environment/);
const components = "{src,liff}/**/*.test.tsx";
/** Tests of screens that the provider itself answers. */
const beforeProvider = testsWith(components, /beforeProvider\.ts"/);

const node = { environment: "node", sequence: { concurrent: false } } as const;

/** `npm run test:long` tries the full counts. */
const limit = (milliseconds: number) =>
  process.env["NOREN_TEST_LONG"] === "1" ? milliseconds * 20 : milliseconds;

export default defineConfig({
  plugins: [lightCalls(), react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: "unit",
          include: [units],
          exclude: apart,
          // To load the modules anew for each file takes a third of the work.
          isolate: false,
          // Properties are tried hundreds of times, on machines that do other things as well.
          testTimeout: limit(30_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "unit-apart",
          include: apart,
          testTimeout: limit(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: "component",
          environment: "./tests/component/environment.ts",
          include: [components],
          exclude: beforeProvider,
          // A window of its own for each file, and not a process.
          pool: "vmForks",
          setupFiles: ["tests/component-setup.ts"],
          testTimeout: limit(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: "component-provider",
          environment: "./tests/component/environment.ts",
          include: beforeProvider,
          // To load the provider and its database anew for each file takes longer than the tests.
          isolate: false,
          setupFiles: ["tests/component/cleanWindow.ts", "tests/component-setup.ts"],
          testTimeout: limit(30_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "provider",
          include: ["provider/**/*.test.ts", "tests/{upgrade,performance/growth}/*.test.ts"],
          // Nothing of the provider is global: files share one load of its modules, which is half of their time.
          isolate: false,
          testTimeout: limit(60_000),
          hookTimeout: limit(60_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "recipes",
          include: ["tests/recipes/*.test.ts"],
          testTimeout: limit(300_000),
          hookTimeout: limit(60_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
          testTimeout: limit(60_000),
          hookTimeout: limit(120_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "schedules",
          include: ["tests/faults/random*.test.ts"],
          testTimeout: limit(600_000),
          hookTimeout: limit(120_000),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "faults",
          include: ["tests/faults/**/!(random*).test.ts"],
          testTimeout: limit(240_000),
          hookTimeout: limit(120_000),
        },
      },
    ],
  },
});
