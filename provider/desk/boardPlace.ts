import type { OrderType } from "#contract/enumerations.ts";

/** Which of a store's orders a board shows. */
export interface BoardPlace {
  /** From 1; the last one where there are fewer. */
  readonly page: number;
  /** One way of ordering alone; null: all. */
  readonly mode: OrderType | null;
  /** Those that were served and paid some time ago, and wait for nothing but to be closed. */
  readonly isDone: boolean;
}

const MODES: readonly OrderType[] = [1, 2, 3, 4];

/** What an address of the board asks to see; the first page of everything open where it says nothing that there is. */
export function placeAsked(query: (name: string) => string | undefined): BoardPlace {
  const page = Number(query("page") ?? "1");
  return {
    page: Number.isInteger(page) && page >= 1 && page < 100_000 ? page : 1,
    mode: MODES.find((mode) => String(mode) === query("mode")) ?? null,
    isDone: query("show") === "done",
  };
}

/** The query by which that is asked for: empty, or beginning with a question mark. */
export function placeQuery({ page, mode, isDone }: BoardPlace): string {
  const query = new URLSearchParams({
    ...(isDone && { show: "done" }),
    ...(mode !== null && { mode: String(mode) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "" : `?${query}`;
}
