import { OptionNeed } from "#contract/enumerations.ts";
import type { OptionGroup } from "#contract/goods.ts";

export interface OptionFault {
  /** Null when the chosen option belongs to no group of these goods. */
  readonly group_id: string | null;
  readonly fault: "required" | "too_many" | "unknown" | "sold_out" | "duplicate";
}

/** How many of a group's options may be chosen at once: one, or `max_count` (below 1: all of them). */
export function mostOptions(group: OptionGroup): number {
  if (group.is_multiple === 0) return 1;
  return group.max_count < 1 ? group.options.length : group.max_count;
}

/** What is wrong with the chosen options; empty when they can be ordered (specification, section 5, "Multi-select"). */
export function checkOptions(groups: readonly OptionGroup[], chosen: readonly string[]): OptionFault[] {
  const faults = groups.flatMap((group) => groupFaults(group, chosen));
  const known = new Set(groups.flatMap((group) => group.options.map((option) => option.option_id)));
  if (chosen.some((id) => !known.has(id))) faults.push({ group_id: null, fault: "unknown" });
  return faults;
}

function groupFaults(group: OptionGroup, chosen: readonly string[]): OptionFault[] {
  const asked = new Set(chosen);
  const picked = group.options.filter((option) => asked.has(option.option_id));
  const ids = new Set(picked.map((option) => option.option_id));
  const times = chosen.filter((id) => ids.has(id)).length;
  const faults: OptionFault["fault"][] = [];
  if (group.is_require === OptionNeed.required && ids.size === 0) faults.push("required");
  if (ids.size > mostOptions(group)) faults.push("too_many");
  if (picked.some((option) => option.is_sold_out === 1)) faults.push("sold_out");
  if (times > ids.size) faults.push("duplicate");
  return faults.map((fault) => ({ group_id: group.group_id, fault }));
}
