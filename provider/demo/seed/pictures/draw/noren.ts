import { type Art, at, box, clipped, linear, path, stroke } from "./svg.ts";

/** The shop curtain that gives the product its name: a rod and parted cloths, drawn about the origin, 400 units wide. */
export function noren(cloth: string, dark: string, parts = 3, mark: Art = ""): Art {
  const width = 400 / parts;
  const shade = linear(90, [0, cloth], [1, dark]);
  const fold = linear(
    0,
    [0, "#000", 0.22],
    [0.12, "#000", 0],
    [0.5, "#fff", 0.1],
    [0.88, "#000", 0],
    [1, "#000", 0.24],
  );
  const cloths = Array.from({ length: parts }, (_, index) => {
    const x = -200 + index * width;
    const sway = [-5, 3, -3, 5][index % 4] ?? 0;
    const d = `M${x + 3} -110H${x + width - 3}C${x + width - 5} -20 ${x + width - 1 + sway} 60 ${x + width - 5 + sway} 140Q${x + width / 2 + sway} 156 ${x + 5 + sway} 140C${x + 1 + sway} 60 ${x + 5} -20 ${x + 3} -110Z`;
    return `${path(d, shade.paint)}${clipped(path(d, "#000"), `${mark}${box(x - 10, -110, width + 20, 270, 0, fold.paint, `transform="translate(0 0)"`)}`)}`;
  });
  const loops = Array.from({ length: parts * 2 }, (_, index) =>
    box(-200 + (index + 0.5) * (width / 2) - 11, -146, 22, 44, 5, dark),
  );
  return `${shade.def}${fold.def}<g filter="url(#drop)">${loops.join("")}${cloths.join("")}</g><g filter="url(#clay-s)">${at(0, -136, box(-232, -9, 464, 18, 9, "#9c6b3c"))}</g>${stroke("M-222 -140H200", "#f2d3a2", 3, 'opacity=".6"')}`;
}
