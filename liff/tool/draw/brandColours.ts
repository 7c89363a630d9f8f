import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The design system's colours as they are in light, so that a chat looks like the app that it leads to. */
export function brandColours(
  tokens = readFileSync(join(import.meta.dirname, "../../../src/ui/tokens.css"), "utf8"),
) {
  const light = (name: string): string => {
    const [, colour] = new RegExp(`--${name}:[^;]*?(#[0-9a-f]{3,6})`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`The design system has no colour --${name}.`);
    return colour;
  };
  return {
    page: light("page"),
    surface: light("surface"),
    ink: light("ink"),
    accent: light("accent"),
    onAccent: light("on-brand"),
    accentSoft: light("accent-soft"),
    sunken: light("line"),
    // Those of the app's mark: dyed cloth, its lit and its shaded side, and the pole of wood.
    dyed: "#c93f1a",
    dyedDeep: "#a32a16",
    cloth: "#fff8ec",
    clothShade: "#f3dcc0",
    wood: "#f6c98d",
    woodDeep: "#5e1a0c",
  } as const;
}
