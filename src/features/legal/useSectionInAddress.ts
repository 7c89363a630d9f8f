import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Goes to the section that the address names after its #, for eyes and for screen readers. */
export function useSectionInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
