import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { storedSession } from "#state/account/session.ts";
import {
  type AddressDraft,
  addToAddressDraft,
  keepAddressDraft,
  readAddressDraft,
} from "#state/places/addressDraft.ts";

/** The draft of an address of the customer at this device; of a new one where there is no id. */
export function draftOf(addressId: string | undefined) {
  const key = addressId ?? "new";
  const uid = () => storedSession()?.uid ?? null;
  return {
    read: () => readAddressDraft(key, uid()),
    keep: (draft: AddressDraft) => keepAddressDraft(key, uid(), draft),
    add: (picked: AddressDraft) => addToAddressDraft(key, uid(), picked),
    forget: () => keepAddressDraft(key, uid(), {}),
  };
}

/** The address of the form that something is picked for: of one address, or of a new one. */
export function formOf(addressId: string | undefined): string {
  return addressId ? href("addressDetail", { addressId }) : href("addAddress", {});
}

/** Leads from a screen where one picks something back to the form that it is for. */
export function useBackToForm(addressId: string | undefined, steps = 0): () => void {
  const leave = useLeave(steps);
  return () => leave(formOf(addressId));
}

/**
 * Leads back to where one came from, or where that is nowhere, as after a deep link, to `fallback`; `steps` entries of
 * this screen's own are skipped. Once: a second tap must not lead further back.
 */
export function useLeave(steps = 0): (fallback: string) => void {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  return (fallback) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const index: unknown = window.history.state?.idx;
    const isBehind = typeof index === "number" && index > steps;
    void (isBehind ? navigate(-1 - steps) : navigate(fallback, { replace: true }));
  };
}
