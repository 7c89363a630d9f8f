import { liff, messagingApi } from "@line/bot-sdk";
import { lineAnswer, LineRefusal } from "./lineAnswer.ts";

/** LINE's answer, or where it has no such thing (404) the other value. */
async function answerOr<T, Other>(asked: Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await lineAnswer(asked);
  } catch (error) {
    if (error instanceof LineRefusal && error.status === 404) return otherwise;
    throw error;
  }
}

/** The official account's rich menus, by LINE's own SDK. Every call rejects with a `LineRefusal`. */
export function officialAccount(channelAccessToken: string) {
  const api = new messagingApi.MessagingApiClient({ channelAccessToken });
  const contents = new messagingApi.MessagingApiBlobClient({ channelAccessToken });

  return {
    info: () => lineAnswer(api.getBotInfo()),

    menus: async () => (await lineAnswer(api.getRichMenuList())).richmenus,

    async hasPicture(menuId: string): Promise<boolean> {
      // Read to its end: a connection with an answer left in it would keep the program from ending.
      const picture = contents.getRichMenuImage(menuId).then((stream) => stream.toArray());
      return (await answerOr(picture, null)) !== null;
    },

    validate: (menu: messagingApi.RichMenuRequest) => lineAnswer(api.validateRichMenuObject(menu)),
    /** Answers the new menu's id. */
    create: async (menu: messagingApi.RichMenuRequest) =>
      (await lineAnswer(api.createRichMenu(menu))).richMenuId,
    upload: (menuId: string, png: Uint8Array<ArrayBuffer>) =>
      lineAnswer(contents.setRichMenuImage(menuId, new Blob([png], { type: "image/png" }))),
    remove: (menuId: string) => answerOr(api.deleteRichMenu(menuId), null),

    async aliases(): Promise<ReadonlyMap<string, string>> {
      const { aliases } = await lineAnswer(api.getRichMenuAliasList());
      return new Map(aliases.map(({ richMenuAliasId, richMenuId }) => [richMenuAliasId, richMenuId]));
    },
    addAlias: (richMenuAliasId: string, richMenuId: string) =>
      lineAnswer(api.createRichMenuAlias({ richMenuAliasId, richMenuId })),
    moveAlias: (alias: string, richMenuId: string) =>
      lineAnswer(api.updateRichMenuAlias(alias, { richMenuId })),
    removeAlias: (alias: string) => answerOr(api.deleteRichMenuAlias(alias), null),

    defaultMenu: async () => (await answerOr(api.getDefaultRichMenuId(), null))?.richMenuId ?? null,
    setDefault: (menuId: string) => lineAnswer(api.setDefaultRichMenu(menuId)),
    cancelDefault: () => answerOr(api.cancelDefaultRichMenu(), null),

    /** Leads those whose chat shows one menu to another; LINE does it in the background. Answers the request's id. */
    async moveUsers(
      moves: readonly { readonly from: string; readonly to: string }[],
    ): Promise<string | null> {
      const operations = moves.map((move) => ({ type: "link" as const, ...move }));
      const { httpResponse } = await lineAnswer(api.richMenuBatchWithHttpInfo({ operations }));
      return httpResponse.headers.get("x-line-request-id");
    },
    movesPhase: async (requestId: string) =>
      (await lineAnswer(api.getRichMenuBatchProgress(requestId))).phase,
  };
}

export type OfficialAccount = ReturnType<typeof officialAccount>;

/** The LIFF apps of a LINE Login channel, by LINE's own SDK. Every call rejects with a `LineRefusal`. */
export function liffApps(channelAccessToken: string) {
  const api = new liff.LiffClient({ channelAccessToken });
  return {
    /** LINE answers 404 for a channel without any. */
    list: async () => (await answerOr(api.getAllLIFFApps(), null))?.apps ?? [],
    /** Answers the new app's id. */
    add: async (app: liff.AddLiffAppRequest) => (await lineAnswer(api.addLIFFApp(app))).liffId,
    update: (liffId: string, app: liff.UpdateLiffAppRequest) => lineAnswer(api.updateLIFFApp(liffId, app)),
    remove: (liffId: string) => lineAnswer(api.deleteLIFFApp(liffId)),
  };
}

export type LiffApps = ReturnType<typeof liffApps>;
