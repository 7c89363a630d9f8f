import type { i18n } from "i18next";
import { type Arrival, readArrival } from "#boot/arrival.ts";
import { chooseHost } from "#boot/chooseHost.ts";
import { cleanAddress } from "#boot/cleanAddress.ts";
import { fromWeChat } from "#boot/weChatSignIn.ts";
import { liffState } from "#routes/liffState.ts";
import { lineTroubleAtom } from "#state/signInDoor.ts";
import type { DoorWork } from "./doorWork.ts";
import type { GatedHistory } from "./historyGate.ts";
import type { DoorParts } from "./openDoor.ts";
import { tellReturn } from "./tellReturn.ts";

interface ArrivalParts extends DoorParts {
  readonly enter: () => Promise<DoorWork>;
  readonly arrival: Arrival;
  readonly history: GatedHistory;
  readonly texts: i18n;
}

/**
 * Receives who came by way of a platform, or is inside of one: waits for LINE where it has the word about the address,
 * then opens the history, and takes up the sign-in that the address brought. The screen is there all the while.
 */
export async function receiveArrival(parts: ArrivalParts): Promise<Arrival> {
  const { kind, settings, services, enter, arrival, history, texts } = parts;
  const work = await enter();
  const line = settings.lineLogin ? () => Promise.resolve(work.line.host) : null;
  const host = await chooseHost(kind, { needsLine: arrival.needsLine, line });
  const { trouble } = await host.start();
  const hidden = liffState(window.location.search);
  // LINE itself leads on to what it hid; where its SDK cannot be had, we do.
  if (hidden && !trouble) return new Promise(() => {});
  if (hidden) window.history.replaceState(null, "", hidden.pathname + hidden.search);
  const now = readArrival(window.navigator.userAgent, window.location.search, settings.wechatLogin);
  cleanAddress(window, now.search);
  services.store.set(lineTroubleAtom, trouble);
  history.open();

  const tell = (how: Parameters<typeof tellReturn>[0]) => tellReturn(how, { services, history, texts });
  if (arrival.isFromLine && settings.lineLogin) {
    await tell({ platform: "line", ...(await work.line.comeBack(trouble)) });
  } else if (arrival.wechat) {
    const { session } = work;
    const storage = () => window.sessionStorage;
    await tell({
      platform: "wechat",
      ...(await fromWeChat(arrival.wechat, { storage, send: services.send, session })),
    });
  } else if (kind === "line" && !trouble && work.session.get() === null) {
    await work.silently();
  }
  return now;
}
