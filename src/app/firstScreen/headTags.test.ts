import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headTags } from "./headTags.ts";

const head = {
  title: "Ramen",
  description: "Noodles",
  image: "https://app.example/share/store/bar.jpg?v=1",
  url: "https://app.example/orderFood?storeId=bar",
  locale: "zh-tw",
  isListed: true,
  accent: "#b3382c",
} as const;

describe("the page's head", () => {
  it("names the store, with a card of known size, for a link in a chat", () => {
    const tags = headTags(head);
    for (const [name, content] of [
      ["og:title", "Ramen"],
      ["og:site_name", "Noren"],
      ["og:image", "https://app.example/share/store/bar.jpg?v=1"],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", "Ramen"],
      ["og:locale", "zh_TW"],
    ])
      expect(tags).toContain(`<meta property="${name}" content="${content}">`);
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("says by which address it is known, or that it is not to be listed, and never both", () => {
    expect(headTags(head)).toContain(
      '<link rel="canonical" href="https://app.example/orderFood?storeId=bar">',
    );
    expect(headTags(head)).not.toContain("noindex");
    const own = headTags({ ...head, isListed: false });
    expect(own).toContain('<meta name="robots" content="noindex">');
    expect(own).not.toContain("canonical");
  });

  it("lets no name or address of a store break out of it", () => {
    const evil = "\"><script>alert(1)</script><a href='";
    const tags = headTags({ ...head, title: evil, description: evil, image: evil, url: evil, accent: evil });
    expect(tags).not.toContain("<script");
    expect(tags).not.toContain("theme-color");
    fc.assert(
      fc.property(fc.string(), (text) => {
        const evilHead = { ...head, title: text, description: text, image: text, url: text, accent: null };
        const written = headTags(evilHead);
        expect(
          written.replaceAll(
            /<(meta (name|property)="[\w:-]+" content|link rel="canonical" href)="[^"<>']*">/g,
            "",
          ),
        ).toBe("");
      }),
    );
  });

  it.each(["red", "#b3382c;x", "#b3382c}body{}", "url(x)", "#zzzzzz"])(
    "takes no colour from %s",
    (accent) => {
      expect(headTags({ ...head, accent })).not.toMatch(/theme-color|<style/);
    },
  );
});
