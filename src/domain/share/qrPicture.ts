/**
 * A QR code as SVG: black on white in any theme, so that every scanner reads it, with no seams between its modules.
 * @param modules its rows, true where it is dark, with the quiet zone around it
 */
export function qrPicture(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}.5h${(end === -1 ? size : end) - x}`];
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs.join("")}"/></svg>`
  );
}
