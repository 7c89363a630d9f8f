/** What a bundler tells of a module, as far as it matters here. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Where the first load begins: the app's entry, and the screen behind a table's code. */
const roots = [/[\\/]src[\\/]main\.tsx$/, /[\\/]src[\\/]features[\\/]menu[\\/]MenuScreen\.tsx$/];

const isRoot = (id: string) => roots.some((root) => root.test(id));
const known = new Map<string, boolean>();

/**
 * Whether a module belongs to the first load of the menu without being its beginning: imported by one of its modules
 * without waiting. All of them go into one file, which weighs a fifth less than a dozen small ones.
 */
export function isSharedByFirstLoad(id: string, graph: Graph): boolean {
  return !isRoot(id) && isReached(id, graph, []);
}

function isReached(id: string, graph: Graph, path: readonly string[]): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  if (path.includes(id)) return false;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const isFirst = isRoot(id) || importers.some((importer) => isReached(importer, graph, [...path, id]));
  // Inside of a cycle a "no" holds for this path alone.
  if (isFirst || path.length === 0) known.set(id, isFirst);
  return isFirst;
}
