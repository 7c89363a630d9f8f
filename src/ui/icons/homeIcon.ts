import type { IconShape } from "../Icon.tsx";

export const homeIcon: IconShape = "M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z";
