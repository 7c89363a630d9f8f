import * as z from "zod";

const side = z.number().int().nonnegative();
const Menu = z.object({
  size: z.object({ width: z.number().int().min(800).max(2_500), height: z.number().int().min(250) }),
  selected: z.boolean(),
  name: z.string().min(1).max(300),
  chatBarText: z.string().min(1).max(14),
  areas: z
    .array(
      z.object({
        bounds: z.object({ x: side, y: side, width: side.min(1), height: side.min(1) }),
        action: z.discriminatedUnion("type", [
          z.object({ type: z.literal("uri"), uri: z.url().max(1_000), label: z.string().max(20) }),
          z.object({
            type: z.literal("richmenuswitch"),
            richMenuAliasId: z.string().regex(/^[a-z0-9_-]{1,32}$/),
            data: z.string().min(1).max(300),
            label: z.string().max(20),
          }),
        ]),
      }),
    )
    .max(20),
});
const LEAST_RATIO = 1.45;

/** Why LINE would not take a rich menu, as it says it; null: it takes it. */
export function menuRefusal(
  menu: unknown,
): { message: string; details: { property: string; message: string }[] } | null {
  const parsed = Menu.safeParse(menu);
  const message = "The request body has 1 error(s)";
  if (!parsed.success) {
    return {
      message,
      details: parsed.error.issues.map((issue) => ({
        property: issue.path.join("."),
        message: issue.message,
      })),
    };
  }
  const { size, areas } = parsed.data;
  if (size.width / size.height < LEAST_RATIO)
    return { message, details: [{ property: "size", message: "the ratio must be 1.45 or more" }] };
  const outside = areas.some(
    ({ bounds }) => bounds.x + bounds.width > size.width || bounds.y + bounds.height > size.height,
  );
  return outside ? { message, details: [{ property: "areas", message: "must be within the menu" }] } : null;
}
