import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headTags } from "./headTags.ts";

const head = {
  title: "Ramen",
  description: "Noodles",
  image: "https://app.example/bar-1080.webp",
  url: "https://app.example/orderFood",
  accent: "#b3382c",
};

describe("the page's head", () => {
  it("names the store, with a picture, for a link in a chat", () => {
    expect(headTags(head)).toContain(
      '<meta property="og:image" content="https://app.example/bar-1080.webp">',
    );
    expect(headTags(head)).toContain('<meta property="og:title" content="Ramen">');
    expect(headTags({ ...head, image: null })).not.toContain("og:image");
  });

  it("lets no name or address of a store break out of it", () => {
    const evil = "\"><script>alert(1)</script><a href='";
    const tags = headTags({ title: evil, description: evil, image: evil, url: evil, accent: evil });
    expect(tags).not.toContain("<script");
    expect(tags).not.toContain("theme-color");
    fc.assert(
      fc.property(fc.string(), (text) => {
        const evilHead = { title: text, description: text, image: text || null, url: text, accent: null };
        const written = headTags(evilHead);
        expect(written.replaceAll(/<meta (name|property)="[\w:-]+" content="[^"<>']*">/g, "")).toBe("");
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
