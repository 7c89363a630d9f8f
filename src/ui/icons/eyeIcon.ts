import type { IconShape } from "../Icon.tsx";

export const eyeIcon: IconShape =
  "M2.5 12C4.5 8 8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
