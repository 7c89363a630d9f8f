import { type ComponentType, createContext } from "react";
import type { PictureProps } from "./Picture.tsx";

/** What stands in the place of pictures while the customer saves data; null: they are shown. */
export const PictureInstead = createContext<ComponentType<PictureProps> | null>(null);
