import { render } from "@testing-library/react";
import { createStore, Provider as AtomProvider } from "jotai";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { type Location, MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import type { Call, FailureOf, RequestOf, ResponseOf, UniversalCode } from "#contract/call.ts";
import { type Locale, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Answer, Trouble } from "#net/answer.ts";
import type { Send } from "#net/transport.ts";
import { TransportContext } from "#net/useCall.ts";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts, startTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";

/** What a call is answered with: its data, a code, or trouble on the way. */
export type Reply<C extends Call> =
  | { readonly data: ResponseOf<C> }
  | { readonly code: FailureOf<C> | UniversalCode }
  | { readonly trouble: Trouble };

export type Tell<C extends Call> = (request: RequestOf<C>) => Reply<C> | Promise<Reply<C>>;

interface Rule {
  readonly path: string;
  readonly tell: (request: unknown) => unknown;
}

/** A rule for what a call is answered with. */
export function on<C extends Call>(call: C, tell: Tell<NoInfer<C>>): Rule {
  return { path: call.path, tell: (request) => tell(request as RequestOf<C>) };
}

interface Sent {
  readonly path: string;
  readonly request: unknown;
  readonly key: string | undefined;
}

/** A transport that answers by rules, and keeps books of what was sent; what has no rule cannot be reached. */
export function ruledSend(rules: readonly Rule[]) {
  const sent: Sent[] = [];
  const send: Send = async <C extends Call>(
    call: { readonly path: string },
    request: RequestOf<C>,
    options?: { readonly key?: string },
  ) => {
    sent.push({ path: call.path, request, key: options?.key });
    const rule = rules.findLast(({ path }) => path === call.path);
    const told = ((await rule?.tell(request)) ?? { trouble: "unreachable" }) as Reply<C>;
    if ("data" in told) return { ok: true, data: told.data } as Answer<C>;
    if ("trouble" in told) return { ok: false, kind: told.trouble } as Answer<C>;
    return {
      ok: false,
      kind: "code",
      code: told.code,
      message: `Code ${told.code}`,
      data: {},
    } as Answer<C>;
  };
  return { send, sent };
}

interface PartOptions {
  readonly rules?: readonly Rule[];
  readonly locale?: Locale;
  readonly texts?: readonly string[];
  readonly address?: string | Partial<Location>;
  readonly uid?: string | null;
  readonly store?: ReturnType<typeof createStore>;
}

/** Renders a part as the app would: texts at hand, an address, atoms of its own, and a transport that follows rules. */
export async function renderPart(part: ReactNode, options: PartOptions = {}) {
  const { rules = [], locale = "en", texts = [], address = "/", uid = null, store = createStore() } = options;
  const { send, sent } = ruledSend(rules);
  const instance = startTexts(locale, {});
  await ensureTexts(instance, loadTexts, locale, ["common", ...texts]);
  store.set(localeAtom, locale);
  const transport = { send, scope: { uid, language: wireLanguage(locale) }, fresh: new Set<string>() };
  const config = { provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 };
  const view = render(
    <AtomProvider store={store}>
      <I18nextProvider i18n={instance}>
        <SWRConfig value={config}>
          <TransportContext value={transport}>
            <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
          </TransportContext>
        </SWRConfig>
      </I18nextProvider>
    </AtomProvider>,
  );
  const sentTo = (call: Call) => sent.filter(({ path }) => path === call.path);
  return { ...view, store, sent, sentTo };
}
