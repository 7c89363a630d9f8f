/** What the comments of one source file say. */
export interface Notes {
  /** What it declares, for others or for itself. */
  readonly declared: ReadonlySet<string>;
  /** Of a declaration ("Goods") and of what is in it ("Goods.price"). */
  readonly said: ReadonlyMap<string, string>;
  /** Declarations that another takes its fields from, by place: "OrderDetail" -> "OrderSummary". */
  readonly taken: ReadonlyMap<string, readonly string[]>;
}

const token = new RegExp(
  [
    String.raw`\/\*\*(?<doc>[\s\S]*?)\*\/`,
    String.raw`\/\/[^\n]*|"(?:\\.|[^"\\])*"`,
    String.raw`^(?:export )?(?:const|type|interface|function) (?<root>\w+)`,
    String.raw`\.\.\.(?<spread>\w+)|z\.object\((?<whole>\w+)\)`,
    String.raw`(?<=: )(?<made>\w+)(?=\()`,
    String.raw`(?<key>\w+):(?=\s)`,
    String.raw`(?<open>[{([])|(?<close>[})\]])`,
  ].join("|"),
  "gm",
);
/** Their brackets are none of the code's. */
const expressions = /\.regex\(\/.*?\/\w*\)/g;

/**
 * Reads the doc comments of a file of the contract, so that the API page says what the code says. It knows as much of
 * TypeScript as those files use: declarations at the top, objects in calls in objects, spreads, strings and comments.
 */
export function readNotes(source: string): Notes {
  const declared = new Set<string>();
  const said = new Map<string, string>();
  const taken = new Map<string, string[]>();
  const within: (string | null)[] = [];
  let root = "";
  let key: string | null = null;
  let doc: string | null = null;
  const place = (last: string | null) => [root, ...within, last].filter((step) => step !== null).join(".");
  const say = (at: string) => {
    if (doc !== null && !said.has(at)) said.set(at, doc);
    doc = null;
  };
  const take = (at: string, from: string) => taken.set(at, [...(taken.get(at) ?? []), from]);

  for (const { groups = {} } of source.replaceAll(expressions, "").matchAll(token)) {
    if (groups["doc"] !== undefined) {
      doc = plain(groups["doc"]);
    } else if (groups["root"] !== undefined) {
      root = groups["root"];
      key = null;
      declared.add(root);
      say(root);
    } else if (groups["spread"] !== undefined) {
      take(place(null), groups["spread"]);
      key = null;
    } else if (groups["whole"] !== undefined || groups["made"] !== undefined) {
      take(place(key), groups["whole"] ?? groups["made"] ?? "");
    } else if (groups["key"] !== undefined) {
      key = groups["key"];
      say(place(key));
    } else if (groups["open"] !== undefined) {
      within.push(key);
      key = null;
    } else if (groups["close"] !== undefined) {
      within.pop();
      key = null;
    }
  }
  return { declared, said, taken };
}

function plain(comment: string): string {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("@"))
    .join(" ");
}
