import type { IconShape } from "../Icon.tsx";

export const starIcon: IconShape =
  "M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
