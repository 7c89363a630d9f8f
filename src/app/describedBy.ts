import type { RouteName } from "#routes/table.ts";

const legal: readonly RouteName[] = ["rule", "secret", "question", "statute", "policy", "help"];

/** The texts whose `description` tells search engines and chats what a page is about; null for the app's own words. */
export function describedBy(name: RouteName): string | null {
  if (name === "mall") return name;
  return legal.includes(name) ? `legal/${name}` : null;
}
