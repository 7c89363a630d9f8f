import { randomUUID } from "node:crypto";
import type { BaseParameters, Call, RequestOf, ResponseOf } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { demo } from "#provider/demo/demo.ts";
import type { PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";
import { allBy, type GatewayChoice } from "#provider/gateways/payments/paymentGateways.ts";
import { createLog, type Log } from "#provider/operations/log.ts";
import { readSettings, type Settings } from "#provider/operations/settings.ts";
import type { Frontend } from "#provider/pages/frontend.ts";
import { assemble } from "#provider/server/assemble.ts";
import { handlers } from "#provider/server/calls/calls.ts";
import type { Answered, Parts } from "#provider/server/context.ts";
import type { ChangeNotices } from "#provider/server/cache/storeVersions.ts";
import { fakeGateway, quietMessages } from "./fakeGateways.ts";
import { type TestDatabase, testDatabase } from "./testDatabase.ts";

/** Saturday, 21 November 2026, noon in Japan. */
const NOON = new Date("2026-11-21T03:00:00Z");

export interface TestProviderOptions {
  /** Whether it has the demo's stores. */
  readonly isSeeded?: boolean;
  readonly now?: Date;
  /** One that is there already, with today's schema; a fresh one otherwise. */
  readonly database?: TestDatabase;
  /** What tables are signed with, where the database's tables were signed before. */
  readonly signingKey?: string;
  readonly settings?: Partial<Settings>;
  /** Those that settings name; none otherwise. */
  readonly gateways?: GatewayChoice;
  /** "sandbox": the embedded one, with its pages and its vault; one that does nothing of itself otherwise. */
  readonly payment?: PaymentGateway | "sandbox";
  readonly messages?: Parts["messages"];
  readonly sms?: Parts["sms"];
  /** The desk's otherwise. */
  readonly mail?: Parts["mail"];
  /** The desk's otherwise. */
  readonly lineMessages?: Parts["lineMessages"];
  /** The embedded one otherwise. */
  readonly geocoder?: Parts["geocoder"];
  /** LINE and WeChat; their stand-ins otherwise. */
  readonly line?: Parts["line"];
  readonly wechat?: Parts["wechat"];
  readonly handlers?: readonly Answered[];
  /** A silent one otherwise. */
  readonly log?: Log;
  /** Pages; none otherwise. */
  readonly frontend?: Frontend;
  /** Whether messages are sent after each write, as they are outside of tests; by `outbox.drain()` alone otherwise. */
  readonly sendsByItself?: boolean;
  /** As between several processes; none otherwise. */
  readonly changeNotices?: ChangeNotices;
}

export interface CallOptions {
  readonly session?: Pick<User, "uid" | "auth_token">;
  readonly language?: WireLanguage;
  /** Idempotency key of a write; a new one otherwise. */
  readonly key?: string;
  /** Network address to call from. */
  readonly address?: string;
  /** What else the browser says of itself with every call. */
  readonly base?: Pick<BaseParameters, "device" | "repeat_hash" | "repeat_secret" | "store_id" | "table_id">;
}

/** An answer's code and data; of a success the data that the call declares. */
export interface Reply<C extends Call> {
  readonly code: number;
  readonly message: string;
  readonly data: ResponseOf<C>;
}

/**
 * The whole provider in this process, on a database of its own, with a clock that stands still until it is told.
 * Messages are sent only by `outbox.drain()`. What nobody foresaw is thrown by `call`, not answered.
 */
export async function testProvider(options: TestProviderOptions = {}) {
  let now = options.now ?? NOON;
  const database = options.database ?? (await testDatabase({ isSeeded: options.isSeeded ?? false, now }));
  const unexpected: unknown[] = [];
  const provider = assemble({
    db: database.db,
    settings: { ...readSettings({ NOREN_REGISTRATIONS_A_MINUTE: "100000" }), ...options.settings },
    signingKey: options.signingKey ?? "a key for tests alone",
    handlers: options.handlers ?? handlers,
    demo,
    log: options.log ?? createLog("silent"),
    version: "test",
    frontend: options.frontend ?? null,
    ...(options.changeNotices && { changeNotices: options.changeNotices }),
    isStrict: true,
    clock: () => new Date(now),
    messages: options.messages ?? quietMessages(),
    gateways:
      options.payment === "sandbox"
        ? null
        : (options.gateways ?? allBy("other", options.payment ?? fakeGateway().gateway)),
    ...(options.sms && { sms: options.sms }),
    ...(options.mail && { mail: options.mail }),
    ...(options.lineMessages && { lineMessages: options.lineMessages }),
    ...(options.geocoder && { geocoder: options.geocoder }),
    ...(options.line !== undefined && { line: options.line }),
    ...(options.wechat !== undefined && { wechat: options.wechat }),
    onUnexpected: (error) => unexpected.push(error),
    ...(!options.sendsByItself && { afterWrite: () => undefined }),
  });
  const { app, lineOutbox, mailOutbox, mounted, outbox, parts, smsOutbox, versions } = provider;

  async function call<C extends Call>(
    declaration: C,
    request: RequestOf<C>,
    { session, language, key = randomUUID(), address = "192.0.2.1", base: said = {} }: CallOptions = {},
  ): Promise<Reply<C>> {
    const base = {
      ...said,
      ...(session && { uid: session.uid, auth_token: session.auth_token }),
      ...(language && { language }),
    };
    const response = await app.fetch(
      new Request(`http://provider.test${declaration.path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(declaration.effect === "write" && { [IDEMPOTENCY_HEADER]: key }),
        },
        body: JSON.stringify({ ...base, ...(request as object) }),
      }),
      { address },
    );
    const reply = (await response.json()) as Reply<C>;
    if (reply.code === Code.unexpectedFailure) throw unexpected.pop() ?? new Error("Unexpected failure");
    return reply;
  }

  return {
    app,
    db: database.db,
    kind: database.kind,
    parts,
    outbox,
    smsOutbox,
    mailOutbox,
    lineOutbox,
    mounted,
    /** Nothing is kept before it was asked to look. */
    versions,
    call,
    clock: {
      set: (instant: Date) => {
        now = instant;
      },
      advance: (milliseconds: number) => {
        now = new Date(now.getTime() + milliseconds);
      },
    },
    async close() {
      provider.release();
      await provider.close();
      await database.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof testProvider>>;
