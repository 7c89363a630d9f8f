import { useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Call } from "#contract/call.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { hotStoreList, specialIndex } from "#contract/calls/specials.ts";
import { companyInfo } from "#contract/calls/store.ts";
import { bannerList, newStores, storeList } from "#contract/calls/storeLists.ts";
import { parseUrl } from "#domain/values/untrusted.ts";
import type { Send } from "#net/transport.ts";
import { useTransport } from "#net/useCall.ts";
import { useHost } from "#parts/account/useHost.ts";
import { type LineTrouble, lineTroubleAtom, signInPathAtom } from "#state/account/signInPath.ts";
import { localeAtom } from "#state/page/choices.ts";
import { local } from "#state/storage/storage.ts";
import { coverageOf } from "#text/otherLanguages.ts";
import { shownBytes } from "./DataUse.tsx";

/** ok: as it should be; note: good to know; bad: in the way. */
type State = "waiting" | "ok" | "note" | "bad";

const KEYS = [
  "host",
  "sdk",
  "liff",
  "endpoint",
  "network",
  "api",
  "calls",
  "clock",
  "contract",
  "locale",
  "storage",
] as const;
type Key = (typeof KEYS)[number];

export interface Finding {
  readonly key: Key;
  readonly state: State;
  readonly value: string;
  /** What to do, where it is not the check's usual remedy. */
  readonly remedy?: "liffTrouble" | "endpointOther" | "endpointUnknown";
}

type Found = Omit<Finding, "key">;

const WAITING: readonly Finding[] = KEYS.map((key) => ({ key, state: "waiting", value: "…" }));

/** Milliseconds that a device's clock may be off: codes live five minutes, times are booked to the minute. */
const CLOCK_OFF = 60_000;
/** Milliseconds after which an answer counts as slow. */
const SLOW = 3_000;

/** Looks at everything that the app depends on. Nothing is written, and nothing of the customer's is read. */
export function useDiagnostics() {
  const { send } = useTransport();
  const host = useHost();
  const { liffId, reach } = useAtomValue(signInPathAtom);
  const store = useStore();
  const locale = useAtomValue(localeAtom);
  const [findings, setFindings] = useState(WAITING);
  const [isRunning, setRunning] = useState(true);
  const round = useRef(0);

  const run = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    const found = (key: Key, what: Found) => {
      if (mine !== round.current) return;
      setFindings((all) => all.map((each) => (each.key === key ? { key, ...what } : each)));
    };
    const find = (key: Key, state: State, value: string) => found(key, { state, value });
    setRunning(true);
    setFindings(WAITING);
    find("host", host === "browser" ? "ok" : "note", `${host} · ${navigator.userAgent}`);
    find("sdk", "ok", builtWith());
    find("network", ...networkNow());
    const line = async () => {
      // Elsewhere LINE is asked for nothing until somebody signs in by it.
      const isInLine = host === "line";
      const endpoint = isInLine
        ? await reach().then(
            (it) => it.endpoint(),
            () => null,
          )
        : null;
      found("liff", liffNow(liffId, isInLine, isInLine ? store.get(lineTroubleAtom) : null));
      found("endpoint", endpointNow(endpoint, isInLine));
    };
    const api = async () => {
      const from = performance.now();
      const answer = await send(companyInfo, { of_operator: 1 }, { isSilent: true });
      const took = Math.round(performance.now() - from);
      const isThere = answer.ok || answer.kind === "code";
      find("api", isThere ? (took > SLOW ? "note" : "ok") : "bad", isThere ? `${took} ms` : answer.kind);
    };
    const calls = async () => {
      const { asked, broken, silent } = await lookAtCalls(send);
      const value = [`${asked - silent - broken.length} / ${asked}`, ...broken].join(" · ");
      find("calls", broken.length > 0 ? "bad" : silent > 0 ? "note" : "ok", value);
    };
    const server = async () => {
      const { ahead, version } = await lookAtServer();
      const isOff = ahead !== null && Math.abs(ahead) > CLOCK_OFF;
      const seconds = ahead === null ? "?" : `${ahead < 0 ? "" : "+"}${Math.round(ahead / 1_000)} s`;
      find(
        "clock",
        ahead === null ? "note" : isOff ? "bad" : "ok",
        `${new Date().toISOString()} · ${seconds}`,
      );
      const isSame = version === null || version === VERSION;
      find("contract", isSame ? "ok" : "bad", `${VERSION} · ${version ?? "?"} · ${CALLS}`);
    };
    const texts = async () => {
      const coverage = await coverageOf().catch(() => null);
      const isWhole = coverage?.every(({ share }) => share === 1) ?? false;
      const value = coverage
        ?.map(({ locale: name, share }) => `${name} ${Math.floor(share * 100)} %`)
        .join(" · ");
      find("locale", coverage === null ? "bad" : isWhole ? "ok" : "note", `${locale} (${value ?? "?"})`);
    };
    const storage = async () => {
      const { quota = 0, usage = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
      local.set("noren.probe", "1");
      local.remove("noren.probe");
      const health = navigator.cookieEnabled ? local.health() : "no cookies";
      find(
        "storage",
        health === "ok" ? "ok" : "bad",
        `${health} · ${shownBytes(usage, "en")} / ${shownBytes(quota, "en")}`,
      );
    };
    await Promise.all([line(), api(), calls(), server(), texts(), storage()]);
    if (mine === round.current) setRunning(false);
  }, [send, host, liffId, reach, store, locale]);

  useEffect(() => {
    const rounds = round;
    queueMicrotask(() => void run());
    return () => {
      rounds.current += 1;
    };
  }, [run]);
  return { findings, isRunning, again: () => void run() };
}

/** Inside of LINE nothing works without an id, nor with one that LINE does not take; elsewhere one may do without. */
function liffNow(liffId: string | null, isInLine: boolean, trouble: LineTrouble | null): Found {
  if (liffId === null) return { state: isInLine ? "bad" : "note", value: "–" };
  if (trouble === null) return { state: "ok", value: liffId };
  // Who said no to LINE knows why.
  const state = trouble === "cancelled" ? "note" : "bad";
  return { state, value: `${liffId} · ${trouble}`, remedy: "liffTrouble" };
}

/** What LINE's console has to hold as the endpoint, and as the callback: the app's root, by https. */
function endpointNow(known: string | null, isInLine: boolean): Found {
  const address = `${window.location.origin}/`;
  if (known !== null && parseUrl(known)?.href !== address)
    return { state: "bad", value: `${address} · LINE: ${known}`, remedy: "endpointOther" };
  if (!window.isSecureContext) return { state: "bad", value: address };
  if (isInLine && known === null) return { state: "note", value: address, remedy: "endpointUnknown" };
  return { state: "ok", value: address };
}

function networkNow(): [State, string] {
  if (!navigator.onLine) return ["bad", "offline"];
  const type = navigator.connection?.effectiveType ?? "";
  return [/2g/.test(type) ? "note" : "ok", ["online", type].filter(Boolean).join(" · ")];
}

interface ServerSeen {
  /** Milliseconds that this device's clock is ahead of the server's, to the second; null where it is not told. */
  readonly ahead: number | null;
  /** Of the provider; null where the page comes from elsewhere. */
  readonly version: string | null;
}

const NOTHING: ServerSeen = { ahead: null, version: null };

/** What the server of the page tells of itself: its clock, and its version. */
async function lookAtServer(): Promise<ServerSeen> {
  const from = Date.now();
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer === null) return NOTHING;
  const half = (Date.now() - from) / 2;
  const date = Date.parse(answer.headers.get("date") ?? "");
  return {
    // It is told in whole seconds.
    ahead: Number.isNaN(date) ? null : Math.round((from + half - date) / 1_000) * 1_000,
    version: versionIn(await answer.json().catch(() => null)),
  };
}

function versionIn(told: unknown): string | null {
  if (typeof told !== "object" || told === null || !("version" in told)) return null;
  return typeof told.version === "string" && told.version !== "" ? told.version : null;
}

interface CallsSeen {
  readonly asked: number;
  /** Paths of those whose answer lacks what the contract requires. */
  readonly broken: readonly string[];
  /** How many had no answer, or a refusal, of which nothing can be said. */
  readonly silent: number;
}

/** Whether reads that anyone may make are answered with their required fields. `npm run doctor` asks all calls. */
async function lookAtCalls(send: Send): Promise<CallsSeen> {
  const quiet = { isSilent: true } as const;
  const asked: readonly (readonly [Call, Promise<{ readonly ok: boolean; readonly kind?: string }>])[] = [
    [storeList, send(storeList, {}, quiet)],
    [newStores, send(newStores, {}, quiet)],
    [bannerList, send(bannerList, { place: "home" }, quiet)],
    [specialIndex, send(specialIndex, {}, quiet)],
    [hotStoreList, send(hotStoreList, {}, quiet)],
    [mallGoodList, send(mallGoodList, {}, quiet)],
  ];
  const seen = await Promise.all(
    asked.map(async ([{ path }, answer]) => {
      const { ok, kind } = await answer;
      return { path, ok, isBroken: kind === "contract" };
    }),
  );
  const broken = seen.filter(({ isBroken }) => isBroken).map(({ path }) => path);
  return { asked: seen.length, broken, silent: seen.filter(({ ok }) => !ok).length - broken.length };
}

// Written in by the build; neither is there without one.
declare const __NOREN_VERSION__: string | undefined;
declare const __NOREN_SDKS__: string | undefined;
declare const __NOREN_CALLS__: string | undefined;

/** Version of the app, which is the contract's. */
const VERSION = typeof __NOREN_VERSION__ === "string" ? __NOREN_VERSION__ : "dev";
/** Calls that the contract has. */
const CALLS = typeof __NOREN_CALLS__ === "string" ? __NOREN_CALLS__ : "dev";

/** What the app was built with: the outside SDKs and their versions. */
function builtWith(): string {
  return typeof __NOREN_SDKS__ === "string" ? __NOREN_SDKS__ : "dev";
}
