import { useTranslation } from "react-i18next";
import type { StaffRole } from "#contract/calls/desk/deskCall.ts";

interface ByProps {
  /** What they did, as a text of `desk/customers` with a name, a role and a time. */
  readonly did: "asker" | "decider" | "request.takenBy";
  readonly who: { readonly name: string; readonly role: StaffRole } | null;
  readonly time: string;
}

/** Who of the staff did something, and when; nobody: the program itself. */
export function By({ did, time, who }: ByProps) {
  const { t } = useTranslation("desk/customers");
  const { t: td } = useTranslation("desk/desk");
  if (who === null) return <span>{t("itself", { time })}</span>;
  return <span>{t(did, { name: who.name, role: td(`role.${who.role}`), time })}</span>;
}
