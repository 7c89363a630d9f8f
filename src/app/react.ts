import type { CodeFailure } from "#net/answer.ts";
import type { Reacted } from "#net/surroundings.ts";
import type { Services } from "./createServices.ts";
import { keeperOf } from "./keeperOf.ts";
import { pageRedirects } from "./pageRedirects.ts";
import { performReaction } from "./performReaction.ts";
import { stageOf, type StageSurroundings } from "./stage.ts";

type Router = Pick<StageSurroundings, "store" | "navigate" | "t" | "i18n" | "here">;

/**
 * Reacts to a code where the app stands now. `token` is the one that the refused request carried; `isSilent`: nobody
 * asked for that request.
 */
export function react(
  failure: CodeFailure,
  { token, isSilent }: { readonly token: string | null; readonly isSilent: boolean },
  { services, ...router }: Router & { readonly services: Services },
): Promise<Reacted> {
  const stage = stageOf({
    ...router,
    mend: (isByTable) => keeperOf(services).mend(token, isByTable),
    redirects: pageRedirects,
    assign: (target) => window.location.assign(target),
  });
  return performReaction(failure, stage, isSilent);
}
