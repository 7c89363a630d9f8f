import { useRef } from "react";
import { useNavigate } from "react-router-dom";

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
