import { describe, expect, it } from "vitest";
import { readNotes } from "./readContract.ts";

const source = `
import * as z from "zod/mini";

/** What it is (specification, section 3). */
export const Goods = z.object({
  /** Yen, "tax" included: see https://example.com. */
  price: z.string().check(z.regex(/^[(]\\d{2}\\/$/)),
  name: z.string(),
  /**
   * Over
   * two lines.
   * @internal
   */
  options: z.array(z.object({ /** Of one. */ price: Yen, name: z.string() })),
});
export type Goods = z.infer<typeof Goods>;

const Where = { /** Here. */ position: Position };

/** A page. */
export const page = <Item>(item: Item) => z.object({ /** Things. */ items: z.array(item) });

export const list = call({
  path: "/list",
  more: page(Goods),
  request: z.object(Where),
  response: z.object({ ...page(Goods).shape, /** In all. */ count: z.int() }),
});
`;

describe("notes of a source file", () => {
  const { declared, said, taken } = readNotes(source);

  it("are found at the declaration and at each field, however deep", () => {
    expect(Object.fromEntries(said)).toEqual({
      Goods: "What it is (specification, section 3).",
      "Goods.price": 'Yen, "tax" included: see https://example.com.',
      "Goods.options": "Over two lines.",
      "Goods.options.price": "Of one.",
      "Where.position": "Here.",
      page: "A page.",
      "page.items": "Things.",
      "list.response.count": "In all.",
    });
  });

  it("tell where fields were taken from", () => {
    expect(Object.fromEntries(taken)).toEqual({
      "list.more": ["page"],
      "list.request": ["Where"],
      "list.response": ["page"],
    });
    expect([...declared]).toEqual(["Goods", "Where", "page", "list"]);
  });
});
