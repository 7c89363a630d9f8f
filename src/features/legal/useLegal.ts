import { useAtomValue } from "jotai";
import { useRef } from "react";
import useSWR from "swr";
import { localeAtom } from "#state/page/choices.ts";
import { type LegalTexts, type LegalWords, loadLegal } from "#text/legal/legalTexts.ts";

interface Legal<Name extends keyof LegalTexts> {
  readonly text: LegalTexts[Name];
  readonly words: LegalWords;
}

interface LegalState<Name extends keyof LegalTexts> {
  /** Undefined until it is there. */
  readonly legal: Legal<Name> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reads a legal text, and the words around it, in the language shown. */
export function useLegal<Name extends keyof LegalTexts>(name: Name): LegalState<Name> {
  const locale = useAtomValue(localeAtom);
  const hasRetried = useRef(false);
  const { data, error, mutate } = useSWR<Legal<Name>, Error>(
    `legal/${locale}/${name}`,
    async () => {
      const [text, words] = await Promise.all([loadLegal(locale, name), loadLegal(locale, "words")]);
      return { text, words };
    },
    // A text is the same as long as the page is.
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  const retry = () => {
    // A file that is gone for good, as after a new version, comes with the page alone.
    if (hasRetried.current && navigator.onLine) return window.location.reload();
    hasRetried.current = true;
    void mutate();
  };
  return { legal: data, hasFailed: data === undefined && error !== undefined, retry };
}
