import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useBackToClose } from "./layerHistory.ts";
import { pushModal } from "./modalStack.ts";

export type Modal = {
  /** Whether to render what is inside: from opening until the last frame of closing. */
  present: boolean;
  ref: RefObject<HTMLDialogElement | null>;
  props: Pick<ComponentProps<"dialog">, "onCancel" | "onClose" | "onKeyDown" | "onPointerDown" | "onClick">;
};

const nothing = () => {};

/**
 * A native `<dialog>` driven by `open`: focus goes in (to `[data-autofocus]`, else to the heading) and back, Escape,
 * the back button, Android's back gesture and a tap outside call `onClose`. Without `onClose` nothing closes it.
 */
export const useModal = (open: boolean, onClose: (() => void) | undefined): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useBackToClose(open && onClose !== undefined, onClose ?? nothing);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    show(dialog);
    const inside =
      dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>("h2");
    inside?.focus({ preventScroll: true });
    const pop = pushModal(dialog);
    return () => {
      pop();
      hide(dialog);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    if (open || !present) return;
    let live = true;
    const motions = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => live && setPresent(false));
    return () => {
      live = false;
    };
  }, [open, present]);

  const pressedOutside = useRef(false);
  return {
    present,
    ref,
    props: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      },
      // The browser may close it over our heads (a second Escape): the state of the owner wins.
      onClose: (event) => {
        if (event.target !== event.currentTarget || !open) return;
        if (onClose) onClose();
        else show(event.currentTarget);
      },
      onKeyDown: (event) => {
        // 229: the Escape that ends an input method's composition.
        if (
          event.key !== "Escape" ||
          event.nativeEvent.isComposing ||
          event.keyCode === 229 ||
          event.defaultPrevented
        )
          return;
        event.preventDefault();
        onClose?.();
      },
      onPointerDown: (event) => {
        pressedOutside.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose?.();
      },
    },
  };
};

/** Where `showModal` is missing (before 2022) it still opens, without the inertness of the rest. */
const show = (dialog: HTMLDialogElement) => {
  // Its `close` comes late: an owner that lets it go may have taken it out of the page by then.
  if (dialog.open || !dialog.isConnected) return;
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute("open", "");
};

const hide = (dialog: HTMLDialogElement) => {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute("open");
};

/**
 * Keeps its last children while `still`: what slides away shows what it showed, though its owner has already let go
 * of the dish it was about.
 */
export const Still = memo(
  ({ children }: { still: boolean; children: ReactNode }) => children,
  (_, next) => next.still,
);
