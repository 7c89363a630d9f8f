import { type Art, randomFrom, stroke } from "./svg.ts";

interface Nest {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

interface Strand {
  readonly color: string;
  readonly shade: string;
  readonly width: number;
  readonly count: number;
  readonly seed?: number;
  /** How much each strand waves. */
  readonly wave?: number;
}

/** A nest of noodles: strands that lie over each other within an ellipse. */
export function noodles(nest: Nest, { color, shade, width, count, seed = 1, wave = 1 }: Strand): Art {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const turn = random() * 360;
    const reach = 0.35 + 0.65 * Math.sqrt(random());
    const offset = (random() - 0.5) * 1.5;
    const x1 = -nest.rx * reach;
    const y0 = offset * nest.ry * 0.8;
    const bend = (random() - 0.5) * nest.ry * 1.5 * wave;
    const other = (random() - 0.5) * nest.ry * 1.5 * wave;
    const d = `M${x1.toFixed(0)} ${y0.toFixed(0)}C${(x1 * 0.4).toFixed(0)} ${(y0 + bend).toFixed(0)} ${(-x1 * 0.4).toFixed(0)} ${(y0 + other).toFixed(0)} ${(-x1).toFixed(0)} ${(y0 * 0.4).toFixed(0)}`;
    const tone = index % 3 === 0 ? shade : color;
    return `<g transform="translate(${nest.cx} ${nest.cy}) scale(1 ${(nest.ry / nest.rx).toFixed(2)}) rotate(${turn.toFixed(0)}) scale(1 ${(nest.rx / nest.ry).toFixed(2)})">${stroke(d, "#6b3a10", width + 3, 'opacity=".45"')}${stroke(d, tone, width)}${stroke(d, "#fff6d8", width * 0.3, 'opacity=".6" transform="translate(-1 -1.5)"')}</g>`;
  }).join("");
}

/** Noodles folded into a neat bundle, as they lie in a clear soup or on a tray. */
export function bundle(nest: Nest, { color, shade, width, count, seed = 1 }: Strand, turn = 0): Art {
  const random = randomFrom(seed);
  const strands = Array.from({ length: count }, (_, index) => {
    const y = ((index + 0.5) / count - 0.5) * 2;
    const half = nest.rx * Math.sqrt(Math.max(0.08, 1 - y * y));
    const sag = nest.ry * 0.5 * (random() * 0.4 + 0.6);
    const jitter = (random() - 0.5) * 12;
    const d = `M${(-half).toFixed(0)} ${(y * nest.ry + 8).toFixed(0)}C${(-half * 0.5).toFixed(0)} ${(y * nest.ry - sag + jitter).toFixed(0)} ${(half * 0.3).toFixed(0)} ${(y * nest.ry + sag * 0.7 + jitter).toFixed(0)} ${half.toFixed(0)} ${(y * nest.ry - 6).toFixed(0)}`;
    return `${stroke(d, "#6b3a10", width + 3, 'opacity=".4"')}${stroke(d, index % 2 ? color : shade, width)}${stroke(d, "#fffae6", width * 0.3, 'opacity=".65" transform="translate(-1 -2)"')}`;
  });
  return `<g transform="translate(${nest.cx} ${nest.cy}) rotate(${turn})">${strands.join("")}</g>`;
}

/** Many short strokes in a heap: sprouts, shreds of cabbage, leek or radish, threads of egg. */
export function shreds(
  nest: Nest,
  color: string,
  light: string,
  width: number,
  count: number,
  length: number,
  seed = 1,
): Art {
  const random = randomFrom(seed);
  const pieces = Array.from({ length: count }, (_, index) => {
    const angle = random() * 6.28;
    const distance = Math.sqrt(random());
    const x = nest.cx + Math.cos(angle) * nest.rx * distance;
    const y = nest.cy + Math.sin(angle) * nest.ry * distance;
    const turn = random() * 6.28;
    const half = length * (0.35 + random() * 0.3);
    const dx = Math.cos(turn) * half;
    const dy = Math.sin(turn) * half * 0.7;
    const bend = (random() - 0.5) * length * 0.8;
    const d = `M${(x - dx).toFixed(0)} ${(y - dy).toFixed(0)}q${(dx + bend).toFixed(0)} ${(dy - bend).toFixed(0)} ${(2 * dx).toFixed(0)} ${(2 * dy).toFixed(0)}`;
    return `${stroke(d, "#3b2a0c", width + 2, 'opacity=".22"')}${stroke(d, index % 2 ? color : light, width)}`;
  });
  return pieces.join("");
}
