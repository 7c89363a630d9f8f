import { type ComponentType, createContext, use, useState } from "react";
import styles from "./Picture.module.css";

/** What stands in the place of pictures while the customer saves data; null: they are shown. */
export const PictureInstead = createContext<ComponentType<PictureProps> | null>(null);

export type PictureProps = {
  /** `{src}-{width}.avif` and `{src}-{width}.webp` exist for each of `widths` (pixels). */
  src: string;
  widths: readonly number[];
  /** Height divided by width of the files. */
  ratio: number;
  /** `#rrggbb`, drawn until the picture has loaded. */
  tint: string;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** The width it will have on the page, as in `<img sizes>`: "112px", "(min-width: 721px) 30rem, 100vw". */
  sizes: string;
  /** The greatest on the first screen: loaded at once, before other things. */
  priority?: boolean | undefined;
  /** On the first screen beside a greater one: loaded at once, but after that. */
  eager?: boolean | undefined;
  /** The frame it is cut to; default its own ratio. */
  frame?: "natural" | "square" | "wide" | undefined;
};

/**
 * A picture in the size and format that the device wants. Its place is kept from the start, so nothing jumps.
 * The tint is an SVG attribute and not a style: a strict content security policy forbids those in server's HTML.
 */
export const Picture = (props: PictureProps) => {
  const { src, widths, ratio, tint, alt, sizes, priority, eager, frame = "natural" } = props;
  const [broken, setBroken] = useState(false);
  const Instead = use(PictureInstead);
  if (Instead) return <Instead {...props} />;
  const width = widths.at(-1) ?? 1;
  const set = (format: string) => widths.map((size) => `${src}-${size}.${format} ${size}w`).join(", ");
  // On the server's page it may have failed before React arrived.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setBroken(true);
  };
  return (
    <span className={styles.frame} data-frame={frame}>
      <svg className={styles.tint} aria-hidden="true">
        <rect width="100%" height="100%" fill={tint} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
        <img
          ref={check}
          className={styles.image}
          data-broken={broken || undefined}
          src={`${src}-${width}.webp`}
          srcSet={set("webp")}
          sizes={sizes}
          width={width}
          height={Math.round(width * ratio)}
          alt={alt}
          loading={priority || eager ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : eager ? "low" : undefined}
          decoding={priority ? "sync" : "async"}
          draggable={false}
          onError={() => setBroken(true)}
        />
      </picture>
    </span>
  );
};
