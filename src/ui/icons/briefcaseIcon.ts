import type { IconShape } from "../Icon.tsx";

export const briefcaseIcon: IconShape = "M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2";
