import type { IconShape } from "../Icon.tsx";

export const eyeOffIcon: IconShape =
  "M4 4l16 16M9.9 6A10 10 0 0 1 12 5.8c4 0 7.5 2.2 9.5 6.2a13 13 0 0 1-3 3.8M14.2 14.3A3 3 0 0 1 9.8 9.9M6.2 7.8A13 13 0 0 0 2.5 12c2 4 5.5 6.2 9.5 6.2a10 10 0 0 0 4-.8";
