import type { ReactNode } from "react";
import { Button } from "#ui/actions/Button.tsx";

interface MoreButtonProps {
  /** The pages, as `useDeskPages` tells them. */
  readonly of: { readonly more: (() => void) | null; readonly isValidating: boolean };
  readonly children: ReactNode;
}

/** Asks for the next page of a list, where there is one. */
export function MoreButton({ children, of: { isValidating, more } }: MoreButtonProps) {
  if (more === null) return null;
  return (
    <Button kind="quiet" busy={isValidating} onClick={more}>
      {children}
    </Button>
  );
}
