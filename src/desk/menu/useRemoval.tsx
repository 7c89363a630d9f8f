import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { removeFromMenu } from "#contract/calls/desk/menu.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { type DeskAnswer, deskSend } from "#desk/net/deskSend.ts";
import { menuChanged } from "./menuChanged.ts";

interface Going extends Omit<DeskRequest<typeof removeFromMenu>, "store_id"> {
  readonly name: string;
}

/** Takes something out of the menu's draft, once that was asked; `question` is the question's place on the screen. */
export function useRemoval(
  store_id: string,
  onDone: (answer: DeskAnswer<typeof removeFromMenu>, gone: Going, again: () => void) => void,
): { readonly question: ReactNode; readonly remove: (going: Going) => void } {
  const { t } = useTranslation("desk/menu");
  const [going, setGoing] = useState<Going | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    if (going === null) return;
    const { name: _, ...wanted } = going;
    setBusy(true);
    const answer = await deskSend(removeFromMenu, { store_id, ...wanted });
    await menuChanged();
    setBusy(false);
    setGoing(null);
    onDone(answer, going, () => setGoing(going));
  };
  const note = (): string => {
    if (going === null) return "";
    if (going.kind === "category" && going.dishes > 0) return t("remove.withItems", { count: going.dishes });
    if (going.kind === "group" && going.dishes > 0) return t("remove.fromItems", { count: going.dishes });
    return t("remove.note");
  };
  return {
    question: (
      <Confirm
        open={going !== null}
        title={t("remove.title", { name: going?.name ?? "" })}
        act={t("remove.act")}
        busy={isBusy}
        onAct={() => void act()}
        onClose={() => setGoing(null)}
      >
        {note()}
      </Confirm>
    ),
    remove: setGoing,
  };
}
