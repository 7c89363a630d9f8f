import { useTranslation } from "react-i18next";
import { actOnTable, type TableAction } from "#contract/calls/desk/board.ts";
import { changeFloor, type Floor, type FloorChange, type FloorTable } from "#contract/calls/desk/floor.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import type { Acts } from "#desk/board/useActs.ts";

/** What is done with tables and their parties; what came of it is told at the foot, and what was not sent offered again. */
export function useFloorActs(
  { store: { store_id } }: Pick<Floor, "store">,
  { hold, tell, tellFailure }: Acts,
) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");

  /** Moves, joins or splits; whether it was done, now or by an earlier try. */
  async function change(wanted: FloorChange, done: string): Promise<boolean> {
    const answer = await hold([wanted.table_id], () => deskSend(changeFloor, { store_id, change: wanted }));
    if (!answer.ok) {
      tellFailure(answer, done, () => void change(wanted, done));
      return false;
    }
    const { refusal } = answer.data;
    if (refusal === null) tell("done", done);
    else tell("refused", t(`refused.${refusal}`));
    return refusal === null;
  }

  /** Stops or resumes ordering at a table, or ends its visit. */
  async function press(table: Pick<FloorTable, "name" | "table_id">, action: TableAction): Promise<boolean> {
    const { name, table_id } = table;
    const answer = await hold([table_id], () => deskSend(actOnTable, { store_id, table_id, action }));
    if (!answer.ok) {
      tellFailure(answer, name, () => void press(table, action));
      return false;
    }
    const { refusal } = answer.data;
    if (refusal === null) tell("done", t(`did.${action}`, { table: name }));
    else tell("refused", refusal === "open_orders" ? t("refused.open") : tb(`said.${refusal}`));
    return refusal === null;
  }

  return { change, press };
}
