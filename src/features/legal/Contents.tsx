import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LegalSection } from "#text/legal/legalTexts.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import styles from "./Legal.module.css";

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** The table of contents, folded so that the text begins on the first screen. */
export function Contents({ title, sections }: ContentsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Replaced, so that back still leads to where one came from: to a form that is half filled in.
  const jump = (event: MouseEvent, id: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash: id }, { replace: true });
  };
  return (
    <nav aria-label={title} className={styles.contents}>
      <details>
        <summary>
          {title}
          <Icon of={chevronIcon} size={20} />
        </summary>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => jump(event, id)}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
