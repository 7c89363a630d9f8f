import { useEffect } from "react";

/** The page's title says how many orders wait, for who has it in a tab behind others. */
export function useBoardTitle(store: string, waiting: number): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${store}`;
    return () => {
      document.title = before;
    };
  }, [store, waiting]);
}
