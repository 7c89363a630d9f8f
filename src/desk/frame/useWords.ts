import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** Milliseconds for which nothing is typed until it is searched for. */
const PAUSE = 300;

/** The words that a list is searched for, kept in the page's address; `type` waits for a pause, `find` does not. */
export function useWords() {
  const [query, setQuery] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (words: string) => {
    clearTimeout(timer.current);
    setQuery(words.trim() === "" ? {} : { q: words.trim() }, { replace: true });
  };
  return {
    words: query.get("q") ?? "",
    find,
    type: (words: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => find(words), PAUSE);
    },
  };
}
