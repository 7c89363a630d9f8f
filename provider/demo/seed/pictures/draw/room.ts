import { type Art, box, linear, radial } from "./svg.ts";

/** A wide room: a wall above a counter, lit from above. */
export function room(wall: string, wallDark: string, counter: string, counterDark: string): Art {
  const back = linear(90, [0, wallDark], [1, wall]);
  const top = linear(90, [0, counter], [1, counterDark]);
  const lamp = radial(0.5, 0.3, 0.6, [0, "#ffe7b0", 0.55], [1, "#ffe7b0", 0]);
  const edge = radial(0.5, 0.5, 0.72, [0.55, "#140802", 0], [1, "#140802", 0.5]);
  return `${back.def}${top.def}${lamp.def}${edge.def}${box(0, 0, 1280, 640, 0, back.paint)}${box(0, 0, 1280, 640, 0, lamp.paint)}${box(0, 452, 1280, 188, 0, top.paint)}${box(0, 448, 1280, 8, 0, "#fff1d0", 'opacity=".45"')}${box(0, 0, 1280, 640, 0, edge.paint)}`;
}
