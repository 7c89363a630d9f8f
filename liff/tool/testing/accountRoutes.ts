import { Hono } from "hono";
import * as z from "zod";

export interface Menu {
  readonly richMenuId: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly [more: string]: unknown;
}

/** What an official account has. */
export interface AccountState {
  readonly menus: Map<string, Menu>;
  readonly pictures: Map<string, Uint8Array<ArrayBuffer>>;
  readonly aliases: Map<string, string>;
  /** Which menu a chat shows in place of the default one. */
  readonly chats: Map<string, string>;
  defaultMenu: string | null;
  /** What asking about a batch is answered with, one after the other. */
  phases: string[];
}

const ALIAS = /^[a-z0-9_-]{1,32}$/;
const MOST_BYTES = 1_000_000;
const MOST_MENUS = 1_000;

/** The Messaging API's part that is about rich menus, on api.line.me. */
export function accountRoutes(state: AccountState): Hono {
  const { menus, pictures, aliases, chats } = state;
  const api = new Hono();
  let made = 0;

  api.get("/v2/bot/info", (context) =>
    context.json({
      userId: "U1",
      basicId: "@noren",
      displayName: "Noren",
      chatMode: "chat",
      markAsReadMode: "auto",
    }),
  );
  api.get("/v2/bot/richmenu/list", (context) => context.json({ richmenus: [...menus.values()] }));
  api.post("/v2/bot/richmenu/validate", async (context) => {
    const refusal = menuRefusal(await context.req.json());
    return refusal === null ? context.json({}) : context.json(refusal, 400);
  });
  api.post("/v2/bot/richmenu", async (context) => {
    const body = await context.req.json();
    const refusal = menuRefusal(body);
    if (refusal !== null) return context.json(refusal, 400);
    if (menus.size >= MOST_MENUS)
      return context.json({ message: "The maximum number of rich menus is 1000" }, 400);
    made += 1;
    const richMenuId = `richmenu-${made}`;
    menus.set(richMenuId, { ...body, richMenuId });
    return context.json({ richMenuId });
  });
  api.delete("/v2/bot/richmenu/:id", (context) => {
    const id = context.req.param("id");
    if (!menus.delete(id)) return context.json({ message: "Not found" }, 404);
    pictures.delete(id);
    if (state.defaultMenu === id) state.defaultMenu = null;
    for (const [chat, shown] of chats) if (shown === id) chats.delete(chat);
    return context.json({});
  });

  api.get("/v2/bot/richmenu/alias/list", (context) =>
    context.json({
      aliases: [...aliases].map(([richMenuAliasId, richMenuId]) => ({ richMenuAliasId, richMenuId })),
    }),
  );
  api.post("/v2/bot/richmenu/alias", async (context) => {
    const { richMenuAliasId, richMenuId } = await context.req.json();
    if (!ALIAS.test(richMenuAliasId)) return context.json({ message: "richMenuAliasId is invalid" }, 400);
    if (aliases.has(richMenuAliasId)) return context.json({ message: "conflict richmenu alias id" }, 400);
    if (!pictures.has(richMenuId)) return context.json({ message: "richmenu not found" }, 400);
    aliases.set(richMenuAliasId, richMenuId);
    return context.json({});
  });
  api.post("/v2/bot/richmenu/alias/:alias", async (context) => {
    const { richMenuId } = await context.req.json();
    if (!aliases.has(context.req.param("alias")))
      return context.json({ message: "richmenu alias not found" }, 404);
    if (!pictures.has(richMenuId)) return context.json({ message: "richmenu not found" }, 400);
    aliases.set(context.req.param("alias"), richMenuId);
    return context.json({});
  });
  api.delete("/v2/bot/richmenu/alias/:alias", (context) =>
    aliases.delete(context.req.param("alias"))
      ? context.json({})
      : context.json({ message: "richmenu alias not found" }, 404),
  );

  api.get("/v2/bot/user/all/richmenu", (context) =>
    state.defaultMenu === null
      ? context.json({ message: "no default richmenu" }, 404)
      : context.json({ richMenuId: state.defaultMenu }),
  );
  api.post("/v2/bot/user/all/richmenu/:id", (context) => {
    const id = context.req.param("id");
    if (!menus.has(id)) return context.json({ message: "Not found" }, 404);
    if (!pictures.has(id))
      return context.json({ message: "must upload richmenu image before applying it to user" }, 400);
    state.defaultMenu = id;
    return context.json({});
  });
  api.delete("/v2/bot/user/all/richmenu", (context) => {
    state.defaultMenu = null;
    return context.json({});
  });

  api.post("/v2/bot/richmenu/batch", async (context) => {
    const { operations } = await context.req.json();
    for (const { type, from, to } of operations) {
      if (type !== "link" || !pictures.has(from) || !pictures.has(to))
        return context.json({ message: "richmenu not found" }, 400);
      for (const [chat, shown] of chats) if (shown === from) chats.set(chat, to);
    }
    return context.json({}, 202, { "x-line-request-id": "batch-1" });
  });
  api.get("/v2/bot/richmenu/progress/batch", (context) =>
    context.json({ phase: state.phases.shift() ?? "succeeded", acceptedTime: "2026-11-21T03:00:00.000Z" }),
  );
  return api;
}

/** The pictures, on api-data.line.me. */
export function contentRoutes({ menus, pictures }: AccountState): Hono {
  const data = new Hono();
  data.get("/v2/bot/richmenu/:id/content", (context) => {
    const picture = pictures.get(context.req.param("id"));
    if (!picture) return context.json({ message: "Not found" }, 404);
    return context.body(picture, 200, { "content-type": "image/png" });
  });
  data.post("/v2/bot/richmenu/:id/content", async (context) => {
    const id = context.req.param("id");
    const picture = new Uint8Array(await context.req.arrayBuffer());
    const menu = menus.get(id);
    if (!menu) return context.json({ message: "Not found" }, 404);
    if (pictures.has(id))
      return context.json({ message: "An image has already been uploaded to the richmenu" }, 400);
    if (picture.length > MOST_BYTES) return context.json({ message: "Image size exceeds 1MB" }, 413);
    if (context.req.header("content-type") !== "image/png")
      return context.json({ message: "The type of the image is not supported" }, 415);
    // Width and height stand at the same place of every PNG (PNG specification, section 11.2.2).
    const view = new DataView(picture.buffer);
    if (view.getUint32(16) !== menu.size.width || view.getUint32(20) !== menu.size.height)
      return context.json({ message: "The image size does not match the rich menu" }, 400);
    pictures.set(id, picture);
    return context.json({});
  });
  return data;
}

const side = z.number().int().nonnegative();
const SentMenu = z.object({
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
  const parsed = SentMenu.safeParse(menu);
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
