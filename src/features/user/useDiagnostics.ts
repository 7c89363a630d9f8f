import { useAtomValue } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { companyInfo } from "#contract/calls/store.ts";
import { useTransport } from "#net/TransportContext.ts";
import { useHost } from "#parts/session/useHost.ts";
import { local } from "#state/local.ts";
import { localeAtom } from "#state/locale.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";
import { coverageOf } from "#text/coverageOf.ts";
import { CALLS, builtWith, VERSION } from "./builtWith.ts";
import { lookAtCalls } from "./lookAtCalls.ts";
import { lookAtServer } from "./lookAtServer.ts";
import { shownBytes } from "./shownBytes.ts";

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
}

const WAITING: readonly Finding[] = KEYS.map((key) => ({ key, state: "waiting", value: "…" }));

/** Milliseconds that a device's clock may be off: codes live five minutes, times are booked to the minute. */
const CLOCK_OFF = 60_000;
/** Milliseconds after which an answer counts as slow. */
const SLOW = 3_000;

/** Looks at everything that the app depends on. Nothing is written, and nothing of the customer's is read. */
export function useDiagnostics() {
  const { send } = useTransport();
  const host = useHost();
  const { liffId } = useAtomValue(signInDoorAtom);
  const locale = useAtomValue(localeAtom);
  const [findings, setFindings] = useState(WAITING);
  const [isRunning, setRunning] = useState(true);
  const round = useRef(0);

  const run = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    const find = (key: Key, state: State, value: string) => {
      if (mine !== round.current) return;
      setFindings((all) => all.map((each) => (each.key === key ? { key, state, value } : each)));
    };
    setRunning(true);
    setFindings(WAITING);
    find("host", host === "browser" ? "ok" : "note", `${host} · ${navigator.userAgent}`);
    find("sdk", "ok", builtWith());
    find("liff", ...liffNow(liffId, host === "line"));
    find("endpoint", ...endpointNow());
    find("network", ...networkNow());
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
    await Promise.all([api(), calls(), server(), texts(), storage()]);
    if (mine === round.current) setRunning(false);
  }, [send, host, liffId, locale]);

  useEffect(() => {
    const rounds = round;
    queueMicrotask(() => void run());
    return () => {
      rounds.current += 1;
    };
  }, [run]);
  return { findings, isRunning, again: () => void run() };
}

/** Inside of LINE nothing works without an id; elsewhere one may do without. */
function liffNow(liffId: string | null, isInLine: boolean): [State, string] {
  if (liffId === null) return [isInLine ? "bad" : "note", "–"];
  return ["ok", liffId];
}

/** What LINE's console has to hold as the endpoint, and as the callback: the app's root, by https. */
function endpointNow(): [State, string] {
  return [window.isSecureContext ? "ok" : "bad", `${window.location.origin}/`];
}

function networkNow(): [State, string] {
  if (!navigator.onLine) return ["bad", "offline"];
  const type = navigator.connection?.effectiveType ?? "";
  return [/2g/.test(type) ? "note" : "ok", ["online", type].filter(Boolean).join(" · ")];
}
