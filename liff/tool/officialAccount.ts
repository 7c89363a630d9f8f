import { liff, messagingApi } from "@line/bot-sdk";
import * as Code from "#contract/codes.ts";
import { lineAnswer, LineRefusal } from "./lineAnswer.ts";

/** What was asked to go away may be gone already. */
async function gone(asked: Promise<unknown>): Promise<void> {
  try {
    await lineAnswer(asked);
  } catch (error) {
    if (!(error instanceof LineRefusal && error.status === Code.cartEmpty)) throw error;
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
      try {
        // Read to its end: a connection with an answer left in it would keep the program from ending.
        await lineAnswer(contents.getRichMenuImage(menuId).then((picture) => picture.toArray()));
        return true;
      } catch (error) {
        if (error instanceof LineRefusal && error.status === Code.cartEmpty) return false;
        throw error;
      }
    },

    validate: (menu: messagingApi.RichMenuRequest) => lineAnswer(api.validateRichMenuObject(menu)),
    /** Answers the new menu's id. */
    create: async (menu: messagingApi.RichMenuRequest) =>
      (await lineAnswer(api.createRichMenu(menu))).richMenuId,
    upload: (menuId: string, png: Uint8Array<ArrayBuffer>) =>
      lineAnswer(contents.setRichMenuImage(menuId, new Blob([png], { type: "image/png" }))),
    remove: (menuId: string) => gone(api.deleteRichMenu(menuId)),

    async aliases(): Promise<ReadonlyMap<string, string>> {
      const { aliases } = await lineAnswer(api.getRichMenuAliasList());
      return new Map(aliases.map(({ richMenuAliasId, richMenuId }) => [richMenuAliasId, richMenuId]));
    },
    addAlias: (richMenuAliasId: string, richMenuId: string) =>
      lineAnswer(api.createRichMenuAlias({ richMenuAliasId, richMenuId })),
    moveAlias: (alias: string, richMenuId: string) =>
      lineAnswer(api.updateRichMenuAlias(alias, { richMenuId })),
    removeAlias: (alias: string) => gone(api.deleteRichMenuAlias(alias)),

    async defaultMenu(): Promise<string | null> {
      try {
        return (await lineAnswer(api.getDefaultRichMenuId())).richMenuId;
      } catch (error) {
        if (error instanceof LineRefusal && error.status === Code.cartEmpty) return null;
        throw error;
      }
    },
    setDefault: (menuId: string) => lineAnswer(api.setDefaultRichMenu(menuId)),
    cancelDefault: () => gone(api.cancelDefaultRichMenu()),

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
    async list(): Promise<readonly liff.LiffApp[]> {
      try {
        return (await lineAnswer(api.getAllLIFFApps())).apps ?? [];
      } catch (error) {
        // LINE's answer for a channel without any.
        if (error instanceof LineRefusal && error.status === Code.cartEmpty) return [];
        throw error;
      }
    },
    /** Answers the new app's id. */
    add: async (app: liff.AddLiffAppRequest) => (await lineAnswer(api.addLIFFApp(app))).liffId,
    update: (liffId: string, app: liff.UpdateLiffAppRequest) => lineAnswer(api.updateLIFFApp(liffId, app)),
    remove: (liffId: string) => lineAnswer(api.deleteLIFFApp(liffId)),
  };
}

export type LiffApps = ReturnType<typeof liffApps>;
