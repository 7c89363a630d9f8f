import type { ReactNode } from "react";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";

/** Whatever breaks while a screen is drawn ends here, never in a white page; the cart is in storage. */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <SectionBoundary words="crashed">{children}</SectionBoundary>;
}
