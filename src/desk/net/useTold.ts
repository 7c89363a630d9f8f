import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "./deskRefusal.ts";
import type { DeskFailure } from "./deskSend.ts";

/** What is said at the foot of a screen of the button pressed last. */
export interface Told {
  readonly id: number;
  readonly kind: "done" | "refused" | "unsent";
  readonly text: string;
  /** The button that stands beside it, and another one. */
  readonly button: ToldButton | null;
  readonly otherButton: ToldButton | null;
}

interface ToldButton {
  readonly label: string;
  readonly go: () => void;
}

/** Milliseconds that taking back is offered. */
const OFFERED = 10_000;

/** Tells what came of a button: what was done for ten seconds, with a button that takes it back; what failed until it is closed. */
export function useTold() {
  const { t } = useTranslation("desk/board");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const [told, setTold] = useState<Told | null>(null);
  const count = useRef(0);

  const tell = (
    kind: Told["kind"],
    text: string,
    button: ToldButton | null = null,
    otherButton: ToldButton | null = null,
  ) => {
    count.current += 1;
    const id = count.current;
    setTold({ id, kind, text, button, otherButton });
    if (kind === "done") setTimeout(() => setTold((before) => (before?.id === id ? null : before)), OFFERED);
  };

  /** Tells why a call was not done; what could not be sent is offered again. */
  const tellFailure = (failure: DeskFailure, label: string, again: () => void) => {
    const why = failureText(failure, td);
    if (failure.kind === "fault") tell("refused", why);
    else tell("unsent", `${t("unsent", { label })} ${why}`, { label: t("again"), go: again });
  };

  return {
    told,
    tell,
    tellFailure,
    /** Takes back what was just done, while that is offered. */
    undo: () => told?.kind === "done" && told.button?.go(),
    hush: () => setTold(null),
  };
}
