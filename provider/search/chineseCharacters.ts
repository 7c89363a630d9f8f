import japanese from "opencc-js/dict/JPShinjitaiCharacters";
import traditional from "opencc-js/dict/TSCharacters";

/** Of "麵 面|餃 饺": each character and the first that it becomes. */
function pairsOf(table: string): (readonly [string, string])[] {
  return table.split("|").flatMap((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return [...from].length === 1 && to !== "" ? [[from, to] as const] : [];
  });
}

const simplified = new Map(pairsOf(traditional));
const written = new Map(
  [...pairsOf(japanese), ["麺", "麵"] as const].map(
    ([from, to]) => [from, simplified.get(to) ?? to] as const,
  ),
);

/** Chinese characters as mainland China writes them, whether they were Japan's, Taiwan's or China's: 麺, 麵 and 面 are one. */
export function unifyCharacters(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (each) => written.get(each) ?? simplified.get(each) ?? each);
}
