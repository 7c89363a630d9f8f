import { Illustration } from "./Illustration.tsx";

/** The shop's curtain before its door: welcome, coming soon, nothing here yet. */
export const NorenCurtain = () => (
  <Illustration>
    <path d="M44 34h72v72H44z" fill="var(--art-paper)" />
    <path d="M78 34h4v72h-4z" fill="var(--art-paper-shade)" />
    <path d="M38 30h6v76h-6zM116 30h6v76h-6z" fill="var(--art-wood)" />
    <path d="M38 30h2v76h-2zM116 30h2v76h-2z" fill="var(--art-wood-shade)" />
    <path d="M30 24h100v6H30z" fill="var(--art-wood)" />
    <path d="M30 28h100v2H30z" fill="var(--art-wood-shade)" />
    <path
      d="M41 30h19v37c-6 3-13 2-19 0zM60.5 30h19v38c-6 3-13 2-19-1zM80 30h19v38c-6 2-13 2-19 0zM99.5 30h19v36c-6 3-13 3-19 1z"
      fill="var(--accent)"
    />
    <path d="M60.2 34v33M79.7 34v34M99.2 34v33" stroke="var(--art-deep)" strokeOpacity=".4" />
    <circle cx="80" cy="49" r="10.5" fill="var(--art-paper)" />
    <path d="M74 49.500h12c0 3.5-2.6 6-6 6s-6-2.5-6-6z" fill="var(--accent)" />
    <path
      d="M77 46.500c-1-1.5 1-2 0-3.500M80.5 46.500c-1-1.5 1-2 0-3.500M84 46.500c-1-1.5 1-2 0-3.5"
      stroke="var(--accent)"
      strokeWidth="1.3"
    />
    <path d="M34 106h92" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <path d="M20 106c0-5 3-7 7-7s7 2 7 7z" fill="var(--art-paper-shade)" />
    <path d="M27 99c-4-5-4-10-1-15M27 99c0-6 2-10 6-12" stroke="var(--art-leaf)" strokeWidth="2.5" />
  </Illustration>
);
