import { randomBytes } from "node:crypto";
import type { Database } from "#provider/db/database.ts";
import { withKeptPlans } from "#provider/db/keptPlans.ts";
import { createDesk } from "#provider/desk/createDesk.ts";
import {
  chooseGeocoder,
  chooseLineMessages,
  chooseMail,
  chooseSms,
} from "#provider/gateways/chooseGateways.ts";
import { embeddedFeed } from "#provider/gateways/feed/feed.ts";
import { remoteFeed } from "#provider/gateways/feed/remoteFeed.ts";
import { type GatewayChoice, paymentsOf } from "#provider/gateways/payments/paymentGateways.ts";
import { embeddedMessages } from "#provider/gateways/pubnub/embeddedMessages.ts";
import { pubnubKeys, pubnubMessages } from "#provider/gateways/pubnub/pubnubMessages.ts";
import { OWN_DATA, ownDataRoutes } from "#provider/members/ownData/ownDataRoutes.ts";
import { choosePlatforms } from "#provider/members/platforms/choosePlatforms.ts";
import { wechatRoutes } from "#provider/members/platforms/wechatRoutes.ts";
import { createLineOutbox } from "#provider/notices/line/lineOutbox.ts";
import { createMailOutbox } from "#provider/notices/mail/mailOutbox.ts";
import { createSmsOutbox } from "#provider/notices/sms/smsOutbox.ts";
import { PREVIEWS, previewRoutes } from "#provider/menu/preview/previewRoutes.ts";
import { createHealth } from "#provider/operations/health.ts";
import type { Log } from "#provider/operations/log.ts";
import { kitchenLoads } from "#provider/orders/kitchenLoad.ts";
import { runMaintenance, schedule } from "#provider/operations/maintenance.ts";
import { lacksOf } from "#provider/operations/reach.ts";
import { forgetInTime } from "#provider/operations/retention.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { tidy } from "#provider/operations/tidy.ts";
import { receiptRoutes } from "#provider/orders/receipts/receiptPage.ts";
import { API_PAGES, apiRoutes } from "#provider/pages/apiDocs/apiRoutes.ts";
import type { Frontend } from "#provider/pages/frontend.ts";
import { pageRoutes } from "#provider/pages/pageRoutes.ts";
import { SEARCHED, searchRoutes } from "#provider/pages/searchRoutes.ts";
import { SHARED, shareRoutes } from "#provider/pages/shareRoutes.ts";
import { forgetCards } from "#provider/payments/cards/forgetCards.ts";
import { HOOKS, hookRoutes } from "#provider/payments/hookRoutes.ts";
import { pictureParts, sweepAllPictures } from "#provider/pictures/pictureParts.ts";
import { printRoutes } from "#provider/printing/printRoutes.ts";
import {
  type ChangeNotices,
  type StoreVersions,
  storeVersions,
} from "#provider/server/cache/storeVersions.ts";
import { updateSearch, maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { type App, createApp, type Mounted } from "./app.ts";
import { uploadRoutes, UPLOADS } from "./uploads/uploadRoutes.ts";
import type { Answered, Parts } from "./context.ts";
import { createDispatch, type Dispatch } from "./calls/dispatch.ts";
import type { Demo } from "./demo.ts";
import { rememberBytes } from "./calls/envelope.ts";
import { createCache } from "./cache/cache.ts";
import { callLimits } from "./limits.ts";
import { clientAddress } from "./origins.ts";
import type { Courier } from "./couriers/courier.ts";
import { wakeDue } from "./couriers/dueCouriers.ts";
import { createOutbox } from "./couriers/outbox.ts";

export interface Ingredients {
  readonly db: Database;
  readonly settings: Settings;
  readonly signingKey: string;
  readonly handlers: readonly Answered[];
  /** Null, and only then: the settings want none. */
  readonly demo: Demo | null;
  readonly log: Log;
  readonly version: string;
  /** Where the embedded database lies, whose disk is looked after then; left out: elsewhere, or nowhere. */
  readonly dataFolder?: string | null;
  /** Null: no pages, the API alone. */
  readonly frontend: Frontend | null;
  /** An answer that breaks the contract fails. */
  readonly isStrict: boolean;
  readonly clock?: () => Date;
  /** The payment gateways that the settings name; null, or left out: they name none. */
  readonly gateways?: GatewayChoice | null;
  readonly messages?: Parts["messages"];
  readonly sms?: Parts["sms"];
  readonly mail?: Parts["mail"];
  readonly lineMessages?: Parts["lineMessages"];
  readonly geocoder?: Parts["geocoder"];
  readonly files?: Parts["files"];
  readonly line?: Parts["line"];
  readonly wechat?: Parts["wechat"];
  readonly onUnexpected?: (error: unknown) => void;
  /** Between the processes of one database; left out where this is the only one. */
  readonly changeNotices?: ChangeNotices;
  /** Called after a write instead of sending its messages. */
  readonly afterWrite?: () => void;
}

export interface Provider {
  readonly app: App;
  readonly parts: Parts;
  readonly outbox: Courier;
  readonly smsOutbox: Courier;
  readonly mailOutbox: Courier;
  readonly lineOutbox: Courier;
  readonly dispatch: Dispatch;
  readonly versions: StoreVersions;
  /** What it serves beside calls and the client's pages. */
  readonly mounted: readonly Mounted[];
  /** Begins what happens although nobody asks. */
  readonly start: () => void;
  /** Lets go of those who listen, so that the server can close. */
  readonly release: () => void;
  /** Ends all work on the database. */
  readonly close: () => Promise<void>;
}

/** Bytes of cached answers and facts. */
const CACHE_BYTES = 32 * 1_048_576;
const HALF_A_MINUTE = 30_000;
const HOUR = 3_600_000;

/** Puts the provider together from a database and settings; nothing of it is global. */
export function assemble(from: Ingredients): Provider {
  const { db, settings, signingKey, log } = from;
  const clock = from.clock ?? (() => new Date());
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  const embedded = settings.pubnub === null ? embeddedMessages({ db, signingKey, clock }) : null;
  const knownOrigins = [
    ...settings.allowedOrigins,
    ...(settings.publicOrigin === null ? [] : [settings.publicOrigin]),
  ];
  // The sandbox is the demo's alone: nobody's real order is "paid" by it.
  const demo = settings.hasDemo ? from.demo : null;
  const sandbox =
    demo?.sandbox({
      db,
      clock,
      random,
      signingKey,
      knownOrigins,
      vaultOrigin: settings.cardVaultOrigin,
      deliver: async (notice) => hooks.fetch(notice),
      addressOf: (headers, connection) => clientAddress(headers, connection, settings),
    }) ?? null;
  const standIns = demo?.standIns({ settings, signingKey, clock, random }, log) ?? null;
  const platforms = choosePlatforms(standIns, settings, log);
  const versions = storeVersions(db, from.changeNotices ?? null, log);
  const parts: Parts = {
    db,
    settings,
    clock,
    random,
    signingKey,
    messages: from.messages ?? embedded?.gateway ?? pubnubMessages(pubnubKeys(settings)),
    payment: paymentsOf(from.gateways ?? null, sandbox?.gateway ?? null),
    sms: from.sms ?? chooseSms(settings),
    mail: from.mail ?? chooseMail(settings),
    lineMessages: from.lineMessages ?? chooseLineMessages(settings, { clock, log }),
    feed:
      settings.feedUrl === null
        ? embeddedFeed({ db, clock })
        : remoteFeed({ url: settings.feedUrl, send: fetch, clock, log }),
    ...pictureParts(from.files, settings, { db, clock }),
    geocoder: from.geocoder ?? chooseGeocoder(settings, log),
    line: from.line ?? platforms.line,
    wechat: from.wechat ?? platforms.wechat,
    madeUpOperator: demo?.operator ?? null,
    cache: createCache({
      versions,
      clock,
      most: CACHE_BYTES,
      // Beside its bytes the answer itself, of which most is texts that take about as much, and its bytes compressed.
      bytesOf: (data) => Math.ceil(2.5 * rememberBytes(data)),
    }),
  };
  const outbox = createOutbox(parts, log);
  const smsOutbox = createSmsOutbox(parts, log);
  const mailOutbox = createMailOutbox(parts, log);
  const lineOutbox = createLineOutbox(parts, log);
  const couriers = [outbox, smsOutbox, mailOutbox, lineOutbox];
  const wakeAll = () => couriers.forEach((courier) => courier.wake());
  // Nobody is told of what a process would still answer otherwise.
  const wake = wakeDue(db, { outbox, sms: smsOutbox, mail: mailOutbox, line: lineOutbox }, clock);
  const afterWrite = from.afterWrite ?? (() => void withKeptPlans(() => versions.announce().then(wake)));
  /** What is done although nobody asked is told and sent as a write is. */
  const afterWorking = () => {
    outbox.wake();
    afterWrite();
  };
  const health = createHealth({ db, log, folder: from.dataFolder ?? null });
  const desk = createDesk({ ...from, parts, drain: afterWrite });
  const dispatch = createDispatch(parts, {
    handlers: from.handlers,
    limits: callLimits(settings),
    log,
    afterWrite: () => {
      health.noteWrite();
      afterWrite();
    },
    isStrict: from.isStrict,
    onUnexpected: (error) => {
      health.noteFailure(error);
      from.onUnexpected?.(error);
    },
  });
  const hooks = hookRoutes(parts, { afterWorking, log });
  const mounted: Mounted[] = [
    { at: API_PAGES, routes: apiRoutes({ version: from.version }) },
    ...(embedded === null ? [] : [{ at: /^\/(?:v[23]|time|publish|signal)\//, routes: embedded.routes }]),
    { at: HOOKS, routes: hooks },
    ...(sandbox === null ? [] : [{ at: /^\/sandbox\//, routes: sandbox.routes }]),
    ...platforms.mounted,
    { at: /^\/auth\//, routes: wechatRoutes(parts) },
    { at: /^\/receipt\//, routes: receiptRoutes(parts) },
    { at: PREVIEWS, routes: previewRoutes({ ...from, parts, dispatch }) },
    { at: /^\/print\//, routes: printRoutes(parts, log) },
    { at: OWN_DATA, routes: ownDataRoutes(parts) },
    ...desk.mounted,
    { at: UPLOADS, routes: uploadRoutes(parts), limitsItself: true },
    ...(from.frontend === null
      ? []
      : [
          { at: SEARCHED, routes: searchRoutes(parts) },
          { at: SHARED, routes: shareRoutes({ parts, frontend: from.frontend, log }) },
        ]),
  ];
  const pages =
    from.frontend === null
      ? null
      : pageRoutes({
          frontend: from.frontend,
          parts,
          lacks: lacksOf(parts),
          dispatch,
          log,
          versions,
        });
  const app = createApp(parts, {
    dispatch,
    log,
    version: from.version,
    health,
    mounted,
    held: embedded?.held,
    pages,
  });
  let running: { stop: () => Promise<void> } | null = null;
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;

  return {
    app,
    parts,
    outbox,
    smsOutbox,
    mailOutbox,
    lineOutbox,
    dispatch,
    versions,
    mounted,
    start() {
      sandbox?.start();
      health.start();
      versions.start();
      wakeAll();
      looking = maintainStores(db, clock(), stopping.signal).catch((error: unknown) =>
        log.error("stores not looked after", { error }),
      );
      running = schedule(
        [
          {
            name: "housekeeping",
            every: HALF_A_MINUTE,
            run: () => runMaintenance(parts, log).finally(afterWorking),
          },
          kitchenLoads(parts, outbox.wake),
          { name: "tidying", every: HOUR, run: () => tidy(parts) },
          { name: "retention", every: HOUR, run: () => forgetInTime(parts, log) },
          ...(demo?.tasks(parts, outbox.wake) ?? []),
          { name: "pictures that nothing uses", every: HOUR, run: () => sweepAllPictures(parts) },
          { name: "cards that are gone", every: HOUR, run: () => forgetCards(parts) },
          { name: "search upkeep", every: HOUR, run: () => updateSearch(db, stopping.signal) },
        ],
        log,
      );
    },
    release() {
      health.release();
      desk.release();
      embedded?.close();
    },
    async close() {
      stopping.abort();
      await looking;
      await running?.stop();
      await health.stop();
      await versions.close();
      await sandbox?.close();
      for (const courier of couriers) await courier.close();
    },
  };
}
