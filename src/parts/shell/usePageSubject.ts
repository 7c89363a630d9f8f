import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { pageSubjectAtom } from "#state/page/pageState.ts";

/** Names what a screen is about in the page's title, as long as the screen is shown. */
export function usePageSubject(name: string | undefined): void {
  const setSubject = useSetAtom(pageSubjectAtom);
  useEffect(() => {
    setSubject(name ?? null);
    return () => setSubject(null);
  }, [name, setSubject]);
}
