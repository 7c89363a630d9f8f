import { expect, it } from "vitest";
import { mayHaveWorker } from "./startOffline.ts";
import { workerAddress } from "./dismissal.ts";

const browser = { isBuilt: true, isSecure: true, hasWorkers: true, host: "browser" } as const;

it("a browser gets a worker; LINE, WeChat, development and an insecure origin get none", () => {
  expect(mayHaveWorker(browser)).toBe(true);
  expect(mayHaveWorker({ ...browser, host: "line" })).toBe(false);
  expect(mayHaveWorker({ ...browser, host: "wechat" })).toBe(false);
  expect(mayHaveWorker({ ...browser, isBuilt: false })).toBe(false);
  expect(mayHaveWorker({ ...browser, isSecure: false })).toBe(false);
  expect(mayHaveWorker({ ...browser, hasWorkers: false })).toBe(false);
});

it("the worker's address is trusted where a page takes no other", () => {
  const createPolicy = (_name: string, rules: { createScriptURL: (text: string) => string }) => ({
    createScriptURL: () => `trusted ${rules.createScriptURL("https://elsewhere.example/x.js")}`,
  });
  expect(workerAddress({ createPolicy })).toBe("trusted /sw.js");
  expect(workerAddress(undefined)).toBe("/sw.js");
});
