import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Widths that phones with insets at their sides have in landscape, and LINE's inset there, in CSS pixels. */
const LANDSCAPE = { narrowest: 780, side: 44 };

it("what stands at the foot of a screen keeps clear of the home bar", () => {
  expect(read("index.html")).toContain("viewport-fit=cover");
  const tokens = read("src/ui/tokens.css");
  expect(tokens).toContain("--safe-bottom: env(safe-area-inset-bottom");
  const atFoot = globSync("src/**/*.css", { cwd: root }).filter((file) =>
    /position: (fixed|sticky);[^}]*inset(-block-end: 0|: auto \S+ 0| auto 0 0)/.test(read(file)),
  );
  expect(atFoot.length).toBeGreaterThan(3);
  expect(atFoot.filter((file) => !read(file).includes("var(--safe-bottom)"))).toEqual([]);

  const [, from, column] =
    /@media \(min-width: (\d+)px\) \{\s*:root \{\s*--column: (\d+)rem/.exec(tokens) ?? [];
  expect(Number(from)).toBeLessThan(LANDSCAPE.narrowest);
  expect((LANDSCAPE.narrowest - Number(column) * 16) / 2).toBeGreaterThan(LANDSCAPE.side);
});

it("the ring of a screen that waits is 30 px wide and in the middle", () => {
  const ring = read("src/ui/feedback/WaitRing.module.css");
  for (const rule of ["width: 30px;", "height: 30px;", "margin: auto;"]) expect(ring).toContain(rule);
  expect(read("src/features/payments/PayLoadingScreen.tsx")).toContain("<WaitRing />");
});

it("the icon and the logo have the sizes that LINE's console takes", async () => {
  const [icon, logo] = await Promise.all(
    ["channel", "logo"].map((name) => sharp(join(root, `liff/icons/${name}.png`)).metadata()),
  );
  expect([icon?.width, icon?.height, icon?.format]).toEqual([130, 130, "png"]);
  expect(logo?.height).toBeGreaterThanOrEqual(54);
  expect(logo?.height).toBeLessThanOrEqual(90);
  expect(logo?.width).toBeLessThanOrEqual(90);
});
