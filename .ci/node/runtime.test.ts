import { delimiter } from "node:path";
import { describe, expect, test } from "vitest";
import { isInstalled, withPackagesFirst } from "./runtime.mjs";

describe("an install is asked for", () => {
  const wanted = {
    packages: { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } },
  };

  test("when nothing is installed", () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  test("when a package is missing", () => {
    expect(isInstalled(wanted, { packages: { "node_modules/a": { version: "1.0.0" } } })).toBe(false);
  });

  test("when a package has another version", () => {
    const present = {
      packages: { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.9.0" } },
    };
    expect(isInstalled(wanted, present)).toBe(false);
  });

  test("not for what is optional, as the builds for other platforms are", () => {
    const present = {
      packages: { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } },
    };
    const more = { packages: { ...wanted.packages, "node_modules/c": { version: "3.0.0", optional: true } } };
    expect(isInstalled(more, present)).toBe(true);
  });
});

test("a child's node is the pinned one, however the system spells PATH", () => {
  const { Path } = withPackagesFirst({ Path: "/usr/bin" });
  expect(Path?.split(delimiter)[0]).toMatch(/node_modules[\\/]\.bin$/);
  expect(Path?.endsWith(`${delimiter}/usr/bin`)).toBe(true);
});
