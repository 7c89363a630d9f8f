import { pageRedirects } from "#app/arrival/pageRedirects.ts";
import type { Services } from "#app/createServices.ts";
import { type SessionKeeper, sessionKeeper } from "#boot/sessionKeeper.ts";
import type { CodeFailure } from "#net/answer.ts";
import type { Reacted } from "#net/transport.ts";
import { sessionIn } from "#state/account/session.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { performReaction } from "./performReaction.ts";
import { reactionContext, type ReactionSurroundings } from "./reactionContext.ts";

type Router = Pick<ReactionSurroundings, "store" | "navigate" | "t" | "i18n" | "here">;

/**
 * Reacts to a code where the app stands now. `token` is the one that the refused request carried; `isSilent`: nobody
 * asked for that request.
 */
export function react(
  failure: CodeFailure,
  { token, isSilent }: { readonly token: string | null; readonly isSilent: boolean },
  { services, ...router }: Router & { readonly services: Services },
): Promise<Reacted> {
  const context = reactionContext({
    ...router,
    mend: (isByTable) => keeperOf(services).mend(token, isByTable),
    redirects: pageRedirects,
    assign: (target) => window.location.assign(target),
  });
  return performReaction(failure, context, isSilent);
}

const keepers = new WeakMap<Services, SessionKeeper>();

/** The keeper of the session, one for a page load: calls that fail together share its work. */
export function keeperOf(services: Services): SessionKeeper {
  const { store, send } = services;
  const keeper =
    keepers.get(services) ??
    sessionKeeper({
      send,
      session: sessionIn(store),
      place: () => store.get(placeAtom),
      silently: () => store.get(signInPathAtom).silently(),
      elapsed: () => performance.now(),
    });
  keepers.set(services, keeper);
  return keeper;
}
