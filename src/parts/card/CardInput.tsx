import type { Ref } from "react";
import { TextInput, type TextInputProps } from "#ui/fields/TextInput.tsx";
import { type Tidy, useTidyInput } from "./useTidyInput.ts";

interface CardInputProps
  extends Omit<TextInputProps, "name" | "value" | "defaultValue" | "onChange" | "ref"> {
  readonly ref: Ref<HTMLInputElement>;
  readonly tidy: Tidy;
  /** As it is typed; to be looked at, and not to be kept. */
  readonly onText: (text: string) => void;
}

/** A field of a card. It has no name and no value of React's: no form could send it, no state could keep it. */
export function CardInput({ ref, tidy, onText, ...input }: CardInputProps) {
  const typing = useTidyInput(tidy, onText);
  return (
    <TextInput
      ref={ref}
      enterKeyHint="next"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      {...typing}
    />
  );
}
