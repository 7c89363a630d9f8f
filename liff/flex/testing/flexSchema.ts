import * as z from "zod";

const text = (most: number) => z.string().min(1).max(most);
const secure = text(2_000).regex(/^https:\/\/[\w.-]+\//);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const gap = z.enum(["none", "xs", "sm", "md", "lg", "xl", "xxl"]);
const size = z.enum(["xxs", "xs", "sm", "md", "lg", "xl", "xxl", "3xl", "4xl", "5xl"]);
const flex = z.int().min(0);

const uriAction = z.strictObject({
  type: z.literal("uri"),
  label: text(20),
  uri: text(1_000).regex(/^(https?|line|tel):/),
});
const words = z.strictObject({
  type: z.literal("text"),
  text: text(2_000),
  size: size.optional(),
  weight: z.enum(["regular", "bold"]).optional(),
  color: colour.optional(),
  wrap: z.boolean().optional(),
  maxLines: flex.optional(),
  flex: flex.optional(),
  align: z.enum(["start", "end", "center"]).optional(),
  gravity: z.enum(["top", "bottom", "center"]).optional(),
});
const image = z.strictObject({
  type: z.literal("image"),
  url: secure,
  size: z.union([size, z.literal("full"), z.string().regex(/^\d+(px|%)$/)]).optional(),
  // Not higher than three times its width, as LINE says.
  aspectRatio: z
    .string()
    .regex(/^\d+:\d+$/)
    .refine((ratio) => {
      const [width = 1, height = 1] = ratio.split(":").map(Number);
      return width <= 100_000 && height <= 100_000 && height <= width * 3;
    })
    .optional(),
  aspectMode: z.enum(["cover", "fit"]).optional(),
  flex: flex.optional(),
  action: uriAction.optional(),
});
const button = z.strictObject({
  type: z.literal("button"),
  style: z.enum(["primary", "secondary", "link"]).optional(),
  height: z.enum(["sm", "md"]).optional(),
  color: colour.optional(),
  action: uriAction,
});
const separator = z.strictObject({
  type: z.literal("separator"),
  margin: gap.optional(),
  color: colour.optional(),
});
const row = z.strictObject({
  type: z.literal("box"),
  layout: z.enum(["baseline", "horizontal"]),
  spacing: gap.optional(),
  margin: gap.optional(),
  contents: z.array(z.union([words, image])).min(1),
});
const rows = z.strictObject({
  type: z.literal("box"),
  layout: z.literal("vertical"),
  spacing: gap.optional(),
  contents: z.array(z.union([words, row])).min(1),
});
const block = z.strictObject({
  type: z.literal("box"),
  layout: z.literal("vertical"),
  spacing: gap.optional(),
  contents: z.array(z.union([words, rows, row, button, separator])).min(1),
});

/**
 * A flex message as LINE takes it, of the parts that we use, no property more: limits of LINE's reference of the
 * Messaging API ("Flex message", "URI action"), and of its layout for share messages of mini-apps.
 */
export const flexSchema = z
  .strictObject({
    type: z.literal("flex"),
    altText: text(400),
    contents: z.strictObject({
      type: z.literal("bubble"),
      hero: image.optional(),
      body: block,
      footer: block,
    }),
  })
  .refine(({ contents }) => new TextEncoder().encode(JSON.stringify(contents)).length <= 30_000)
  .refine(({ contents }) => contents.footer.contents.filter(({ type }) => type === "button").length <= 3);
