const src = (dish: string) => `/src/ui/gallery/pictures/${dish}`;

/** Pictures to show components with. */
export const dishes = {
  ramen: { src: src("ramen"), widths: [240, 480], ratio: 0.75, tint: "#f6e3cf" },
  sushi: { src: src("sushi"), widths: [240, 480], ratio: 0.75, tint: "#e3ecdc" },
  lost: { src: src("lost"), widths: [240], ratio: 0.75, tint: "#f3dcd6" },
} as const;
