/** What a bundler tells of a module, as far as it matters here. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

type Reaches = (id: string, graph: Graph) => boolean;

/** Where the first load of a table's code begins: the app's entry, and the menu. */
const menuRoots = [/[\\/]src[\\/]main\.tsx$/, /[\\/]src[\\/]features[\\/]menu[\\/]MenuScreen\.tsx$/];
const homeRoots = [/[\\/]src[\\/]features[\\/]home[\\/]HomeScreen\.tsx$/];
const ofHome = /[\\/]src[\\/]features[\\/]home[\\/]/;
/** What lists of stores consist of; the rest of home's first load serves screens that show none. */
const ofStores =
  /[\\/]src[\\/](parts[\\/](stores[\\/](StoreCard|FavouriteButton|list[\\/](?!usePages|ListEnd|BannerRow))|places[\\/](?!Place\.module))|state[\\/]places[\\/]favourites|net[\\/]calls[\\/]storeListCalls|text[\\/]distance)\b/;

/** What the screens of the bottom tabs, and lists that read on, consist of. */
const ofTabs =
  /[\\/]src[\\/](ui[\\/](navigation[\\/]BottomTabs|lists[\\/]PullToRefresh)|parts[\\/](places[\\/]Place\.module|shell[\\/]BottomBar|stores[\\/]list[\\/](BannerRow|usePages|ListEnd)(\.module)?)|routes[\\/]callback|state[\\/]storage[\\/]pages)\b/;

/** Small parts that most screens show, or ask: each in a file of its own would weigh twice what it does. */
const ofMostScreens =
  /[\\/]src[\\/](ui[\\/](icons[\\/]common\.|feedback[\\/](Badge|Rating)\.|fields[\\/](Chip|ChipGroup)\.)|domain[\\/]orders[\\/]orderState\.)/;

const isOfMenu = reachedFrom(menuRoots);
const isOfHome = reachedFrom(homeRoots);

/**
 * Whether a module belongs to the first load of the menu without being its beginning, or to most screens. All of them go
 * into one file, which weighs a fifth less than a dozen small ones.
 */
export const isSharedByFirstLoad: Reaches = (id, graph) => isOfMenu(id, graph) || ofMostScreens.test(id);

/** Whether a module belongs to home's first screen alone: one file for them, which no other screen brings. */
export const isOfHomeAlone: Reaches = (id, graph) => ofHome.test(id) && isOfHome(id, graph);

/** Whether a module belongs to the lists of stores that home begins with; these too go into one file. */
export const isOfStoreLists: Reaches = (id, graph) => ofStores.test(id) && isOfHome(id, graph);

/** Whether a module belongs to what tab screens share: one small file instead of a dozen tiny ones. */
export const isOfTabs: Reaches = (id, graph) => ofTabs.test(id) && !isOfMenu(id, graph);

/** Whether a module is imported without waiting by one of the roots, itself not being one. */
function reachedFrom(roots: readonly RegExp[]): Reaches {
  const isRoot = (id: string) => roots.some((root) => root.test(id));
  const known = new Map<string, boolean>();
  const isReached = (id: string, graph: Graph, path: readonly string[]): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    if (path.includes(id)) return false;
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const isFirst = isRoot(id) || importers.some((importer) => isReached(importer, graph, [...path, id]));
    // Inside of a cycle a "no" holds for this path alone.
    if (isFirst || path.length === 0) known.set(id, isFirst);
    return isFirst;
  };
  return (id, graph) => !isRoot(id) && isReached(id, graph, []);
}
