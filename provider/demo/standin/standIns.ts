import { lineApi, type LineGateway } from "#provider/gateways/line/line.ts";
import { wechatApi, type WeChatGateway } from "#provider/gateways/wechat.ts";
import type { Log } from "#provider/operations/log.ts";
import type { Mounted } from "#provider/server/app.ts";
import { lineStandIn, STAND_IN_SECRET } from "./line/lineStandIn.ts";
import { STAND_IN_CHANNEL } from "./line/standInChannel.ts";
import type { StandInSurroundings } from "./standInSurroundings.ts";
import { STAND_IN_APP, wechatStandIn } from "./wechatStandIn.ts";

/** Where a gateway's requests seem to go; they stay in the process. */
const HERE = "http://stand-in.invalid";

/** LINE's stand-in, and the gateway that asks it in this very process as it would ask LINE. */
export function standInOfLine(
  surroundings: StandInSurroundings,
  log: Log,
): { readonly gateway: LineGateway; readonly mounted: Mounted } {
  const routes = lineStandIn(surroundings);
  const gateway = lineApi({
    api: `${HERE}/standin/line`,
    channelId: STAND_IN_CHANNEL,
    channelSecret: STAND_IN_SECRET,
    send: async (request) => routes.fetch(request),
    log,
  });
  return { gateway, mounted: { at: /^\/standin\/line\//, routes } };
}

/** WeChat's stand-in, likewise. */
export function standInOfWeChat(
  surroundings: StandInSurroundings,
  log: Log,
): { readonly gateway: WeChatGateway; readonly mounted: Mounted } {
  const routes = wechatStandIn(surroundings);
  const gateway = wechatApi({
    api: `${HERE}/standin/wechat`,
    authorizePage: "/standin/wechat/connect/oauth2/authorize",
    ...STAND_IN_APP,
    send: async (request) => routes.fetch(request),
    log,
  });
  return { gateway, mounted: { at: /^\/standin\/wechat\//, routes } };
}
