import { atom } from "jotai";
import type { ComponentType } from "react";
import type { PictureProps } from "#ui/pictures/Picture.tsx";

/** What stands in the place of every picture; null while pictures are shown. Its code comes only where data is saved. */
export const pictureInsteadAtom = atom<ComponentType<PictureProps> | null>(null);
