import { companyInfo } from "#contract/calls/store.ts";
import type { Disclosure } from "#contract/store.ts";
import { useCall } from "#net/useCall.ts";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { DisclosureItems } from "#parts/stores/DisclosureItems.tsx";
import type { LegalBlock, LegalWords } from "#text/legal/legalTexts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";

interface BlockProps {
  readonly block: LegalBlock;
  readonly words: LegalWords;
}

/** How the operator is reached, of what it discloses. */
const CONTACT = ["seller", "responsible_person", "address", "phone", "email", "website"] as const;

/** A paragraph of a legal text, a list, names with what is said of them, or what the operator discloses. */
export function Block({ block, words }: BlockProps) {
  const { operator, contactName, contactPerson } = words;
  if (typeof block === "string")
    return (
      <p>
        <Prose text={block} operator={operator} />
      </p>
    );
  if ("list" in block)
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>
            <Prose text={text} operator={operator} />
          </li>
        ))}
      </ul>
    );
  if ("pairs" in block)
    return (
      <dl>
        {block.pairs.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Prose text={text} operator={operator} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (block.show === "disclosure") return <DisclosureItems storeId={null} />;
  const labels = { seller: contactName, responsible_person: contactPerson };
  return <DisclosureItems storeId={null} items={CONTACT} labels={labels} />;
}

interface ProseProps {
  readonly text: string;
  /** What stands for the operator where nobody has told its name. */
  readonly operator: string;
}

/** A text with the operator's name and its links in it. */
function Prose({ text, operator }: ProseProps) {
  const name = useOperator(text.includes("{{operator}}"))?.seller || operator;
  return linked(filled(text, { operator: name })).map(({ words, address }, index) => {
    if (address === null) return words;
    if (address.startsWith("/"))
      return (
        <Anchor key={index} href={address}>
          {words}
        </Anchor>
      );
    return (
      <OutsideLink key={index} href={address}>
        {words}
      </OutsideLink>
    );
  });
}

interface Piece {
  readonly words: string;
  /** Null for words that lead nowhere. */
  readonly address: string | null;
}

/** The pieces of a text in which links stand as `[words](address)`; an address is a path of ours or begins with https. */
function linked(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]+)\)/g)) {
    const [whole, words = "", address = ""] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index), address: null });
    pieces.push({ words, address });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), address: null });
  return pieces;
}

/** A text with its `{{names}}` put in; one without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What the operator tells of itself; undefined while it is not known, or where it is not wanted. */
function useOperator(isWanted: boolean): Disclosure | undefined {
  return useCall(companyInfo, isWanted ? { of_operator: 1 } : null, { isSilent: true }).data;
}
