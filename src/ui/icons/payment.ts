import type { IconShape } from "#ui/pictures/Icon.tsx";

export const cardIcon: IconShape =
  "M3.5 6.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM3.5 9.8h17M7 15h3.5";

export const cashIcon: IconShape =
  "M2.5 6.5h19v11h-19zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 10v4M18 10v4";

export const walletIcon: IconShape =
  "M17.5 7.5V5.2a.9.9 0 0 0-1.1-.9L4.6 6.6a1.4 1.4 0 0 0-1.1 1.4v10.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-10a1 1 0 0 0-1-1H4.6M16.5 13.5v.1";
