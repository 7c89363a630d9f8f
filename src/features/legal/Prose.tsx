import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { filled } from "./filled.ts";
import { linked } from "./linked.ts";
import { useOperator } from "./useOperator.ts";

interface ProseProps {
  readonly text: string;
  /** What stands for the operator where nobody has told its name. */
  readonly operator: string;
}

/** A text with the operator's name and its links in it. */
export function Prose({ text, operator }: ProseProps) {
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
