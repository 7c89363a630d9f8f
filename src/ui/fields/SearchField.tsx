import { type CompositionEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { closeIcon, searchIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./SearchField.module.css";

/** What stands below a field while one types, and how the keys reach it (the combobox pattern of WAI-ARIA). */
export type Suggesting = {
  /** The listbox; it is there while `isOpen`. */
  listId: string;
  isOpen: boolean;
  /** The option that the arrow keys stand on. */
  activeId: string | undefined;
  /** Each key but those of an input method; true where nothing else is to come of it. */
  onKey: (key: string) => boolean;
  /** What is wrong with what is typed. */
  errorId: string | undefined;
};

export type SearchFieldProps = {
  /** The field's name; read aloud. */
  label: string;
  placeholder: string;
  clearLabel: string;
  /** The search key, or Enter: what was typed, trimmed. */
  onSearch: (words: string) => void;
  /** Each change while typing, except in the middle of an input method's word. */
  onType?: ((words: string) => void) | undefined;
  defaultValue?: string | undefined;
  autoFocus?: boolean | undefined;
  /** For a form that works before the script has loaded. */
  action?: string | undefined;
  /** The keyboard that comes up, where what is searched for is digits. */
  inputMode?: "numeric" | undefined;
  /** Default "q". */
  name?: string;
  /** Makes it a combobox. */
  suggesting?: Suggesting | undefined;
};

/** A search field that never searches half-way through a Japanese, Chinese or Korean word. */
export const SearchField = ({
  label,
  placeholder,
  clearLabel,
  onSearch,
  onType,
  defaultValue,
  autoFocus,
  action,
  inputMode,
  name = "q",
  suggesting,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? "");
    input.current?.blur();
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    onType?.("");
  };
  // Safari ends the composition before the Enter that confirms it: isComposing is false then, the key code 229.
  const guard = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (isComposing) {
      if (event.key === "Enter") event.preventDefault();
    } else if (suggesting?.onKey(event.key)) {
      event.preventDefault();
    } else if (suggesting && event.key === "Escape") {
      event.preventDefault();
      clear();
    }
  };
  const typed = (event: FormEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    onType?.(event.currentTarget.value);
  };
  const composed = (event: CompositionEvent<HTMLInputElement>) => onType?.(event.currentTarget.value);

  return (
    <form role="search" aria-label={label} className={styles.form} action={action} onSubmit={submit}>
      <Icon of={searchIcon} size={20} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        inputMode={inputMode}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultValue}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...(suggesting && comboboxOf(suggesting))}
        onKeyDown={guard}
        onInput={typed}
        onCompositionEnd={composed}
      />
      <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
        <Icon of={closeIcon} size={16} />
      </button>
    </form>
  );
};

function comboboxOf({ listId, isOpen, activeId, errorId }: Suggesting) {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen ? activeId : undefined,
    "aria-describedby": errorId,
    "aria-invalid": errorId !== undefined || undefined,
  } as const;
}
