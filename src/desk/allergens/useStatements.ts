import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Check, confirmAllergens, stateAllergens } from "#contract/calls/desk/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { type DeskFailure, deskSend } from "#desk/net/deskSend.ts";
import { checkKey, checkOf, checksOf } from "./rows.ts";
import {
  type AllergensRead,
  answered,
  type RefusedStatement,
  stated,
  statementsOf,
  subjectKey,
  type SubjectKey,
  toSend,
  undone,
} from "./statements.ts";

/** Milliseconds for which nothing is stated until it is sent: what is filled in quickly goes together. */
const PAUSE = 600;

/** A statement that was not taken, and what it said. */
export interface Refusal extends RefusedStatement {
  readonly mine: StatedAllergens;
}

/** What is stated on the screen: it goes into the draft as one goes on, again after a failure, and can be undone. */
export function useStatements(store_id: string, read: AllergensRead) {
  const [statements, setStatements] = useState(() => statementsOf(read));
  const [checks, setChecks] = useState(() => checksOf(read));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const latest = useRef(statements);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);
  const isPending = statements.mine.size > 0;

  const change = (next: (before: typeof statements) => typeof statements) => {
    latest.current = next(latest.current);
    setStatements(latest.current);
  };

  const save = async () => {
    clearTimeout(timer.current);
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    for (let sent = toSend(latest.current); sent.length > 0; sent = toSend(latest.current)) {
      const answer = await deskSend(stateAllergens, { store_id, changes: sent });
      if (!answer.ok) {
        setFailure(answer);
        break;
      }
      const { checks: told, refused } = answer.data;
      change((before) => answered(before, sent, refused));
      setChecks((before) => new Map([...before, ...told.map(checkEntry)]));
      const mine = new Map(sent.map((each) => [subjectKey(each), each.stated]));
      setRefusals((before) => [...before, ...refused.flatMap((each) => withMine(each, mine))]);
    }
    isSending.current = false;
  };

  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE);
  };

  const leave = useEffectEvent(() => void save());
  useEffect(() => {
    window.addEventListener("online", leave);
    return () => {
      window.removeEventListener("online", leave);
      // What was stated a moment ago goes along.
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isPending]);

  return {
    statements,
    checks,
    /** Not all of it was taken yet. */
    isPending,
    /** Why it was not taken the last time; null: it is being sent, or was. */
    failure,
    refusals,
    state: (changes: ReadonlyMap<SubjectKey, StatedAllergens>) => {
      change((before) => stated(before, changes));
      later();
    },
    undo: () => {
      change(undone);
      later();
    },
    save: () => void save(),
    /** Says that what is stated of a dish or a group was checked again as it is; null: there is nothing to say it of. */
    confirm: async (key: string) => {
      const stamp = checks.get(key)?.stamp;
      if (stamp === undefined) return null;
      const subjects = [{ ...checkOf(key), stamp }];
      const answer = await deskSend(confirmAllergens, { store_id, subjects });
      if (answer.ok) setChecks((before) => new Map([...before, ...answer.data.checks.map(checkEntry)]));
      return answer;
    },
    /** Ends the question of what was not taken; `isMine`: what was stated counts. */
    settle: (isMine: boolean) => {
      const changed = refusals.filter(({ why }) => why === "changed");
      const mine = new Map(changed.map((each) => [subjectKey(each), each.mine]));
      setRefusals([]);
      if (!isMine) return;
      change((before) => stated(before, mine));
      later();
    },
  };
}

const checkEntry = ({ checked, ...of }: { kind: "dish" | "group"; id: string; checked: Check | null }) =>
  [checkKey(of), checked] as const;

function withMine(refused: RefusedStatement, mine: ReadonlyMap<SubjectKey, StatedAllergens>): Refusal[] {
  const own = mine.get(subjectKey(refused));
  return own === undefined ? [] : [{ ...refused, mine: own }];
}
