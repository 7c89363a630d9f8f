import { type ChangeEvent, type CompositionEvent, useCallback } from "react";

/** How a text is shown; `isDeleting`: signs are being taken away. */
export type Tidy = (text: string, isDeleting: boolean) => string;

const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** Writes a field's text as it is to be shown, with the caret behind the sign that it stood behind. */
function tidyUp(input: HTMLInputElement, tidy: Tidy, isDeleting: boolean): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value, isDeleting);
  if (tidied === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const before = signsOf(value.slice(0, selectionStart ?? value.length));
  input.value = tidied;
  if (isAtEnd) return;
  let at = 0;
  while (at < tidied.length && signsOf(tidied.slice(0, at)) < before) at += 1;
  input.setSelectionRange(at, at);
}

/**
 * For a field whose text is kept nowhere but in the field itself: tidies it while it is typed, and after an input
 * method has finished, never in the middle of its word.
 */
export function useTidyInput(tidy: Tidy, onText: (text: string) => void) {
  const onChange = useCallback(
    ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
      if (!event?.isComposing) {
        tidyUp(currentTarget, tidy, event?.inputType.startsWith("delete") ?? false);
      }
      onText(currentTarget.value);
    },
    [tidy, onText],
  );
  const onCompositionEnd = useCallback(
    ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      tidyUp(currentTarget, tidy, false);
      onText(currentTarget.value);
    },
    [tidy, onText],
  );
  return { onChange, onCompositionEnd };
}
