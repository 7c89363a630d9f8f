import * as z from "zod";

const Arcs = z.array(z.int());
export const Topology = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.union([
          z.object({
            type: z.literal("MultiPolygon"),
            id: z.optional(z.string()),
            arcs: z.array(z.array(Arcs)),
          }),
          z.object({ type: z.literal("Polygon"), id: z.optional(z.string()), arcs: z.array(Arcs) }),
        ]),
      ),
    }),
  }),
});

const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

/** The coasts of a country of a TopoJSON file, an island each, as latitude and longitude in turn, three digits. */
export function outlineOf(topology: z.infer<typeof Topology>, id: string): number[][] {
  const country = topology.objects.countries.geometries.find((geometry) => geometry.id === id);
  if (country === undefined) throw new Error(`No country ${id}`);
  const islands = country.type === "MultiPolygon" ? country.arcs : [country.arcs];
  const { scale, translate } = topology.transform;
  const pointsOf = (index: number) => {
    let [x, y] = [0, 0];
    const points = (topology.arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [round(y * scale[1] + translate[1]), round(x * scale[0] + translate[0])];
    });
    return index < 0 ? points.toReversed() : points;
  };
  // Of each island the coast alone: Japan has no lakes in this file.
  return islands.map(([coast = []]) =>
    coast.flatMap((arc, place) => pointsOf(arc).slice(place === 0 ? 0 : 1)).flat(),
  );
}
