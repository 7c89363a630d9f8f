import { DisclosureItems } from "#parts/store/DisclosureItems.tsx";
import type { LegalBlock, LegalWords } from "#text/legal/legalTexts.ts";
import { Prose } from "./Prose.tsx";

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
