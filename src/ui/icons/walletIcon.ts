import type { IconShape } from "../Icon.tsx";

export const walletIcon: IconShape =
  "M17.5 7.5V5.2a.9.9 0 0 0-1.1-.9L4.6 6.6a1.4 1.4 0 0 0-1.1 1.4v10.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-10a1 1 0 0 0-1-1H4.6M16.5 13.5v.1";
