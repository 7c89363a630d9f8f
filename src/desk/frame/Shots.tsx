import type { Picture as PictureShape } from "#contract/scalars.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import desk from "./Desk.module.css";

interface ShotsProps {
  readonly pictures: readonly PictureShape[];
  /** What one of them is called, by its place from 1. */
  readonly title: (place: number) => string;
}

/** Pictures that somebody sent, small; each leads to itself in full size. */
export function Shots({ pictures, title }: ShotsProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={desk.shots}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a href={`${picture.src}-${picture.widths.at(-1) ?? 0}.webp`} target="_blank" rel="noreferrer">
            <Picture {...picture} alt={title(index + 1)} sizes="96px" frame="square" />
          </a>
        </li>
      ))}
    </ul>
  );
}
