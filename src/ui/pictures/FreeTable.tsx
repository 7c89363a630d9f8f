import { Illustration } from "./Illustration.tsx";

/** A laid table with nobody at it: scan a table first, this table is not known. */
export const FreeTable = () => (
  <Illustration>
    <path d="M76 74h8v30h-8z" fill="var(--art-wood-shade)" />
    <path d="M60 106c0-4 8-6 20-6s20 2 20 6z" fill="var(--art-wood-shade)" />
    <ellipse cx="80" cy="70" rx="50" ry="13" fill="var(--art-wood-shade)" />
    <ellipse cx="80" cy="66" rx="50" ry="13" fill="var(--art-wood)" />
    <path d="M58 58.500h24l5 11H52z" fill="var(--accent)" fillOpacity=".9" />
    <path d="M60 36h20v24c-3 2.5-17 2.5-20 0z" fill="var(--art-paper)" />
    <path d="M74 36h6v24c-1 1-3.5 1.6-6 1.800z" fill="var(--art-paper-shade)" />
    <ellipse cx="70" cy="36" rx="10" ry="3" fill="var(--art-leaf)" />
    <path d="M60 47h14" stroke="var(--accent)" strokeWidth="2" strokeOpacity=".6" />
    <path d="M67 30c-3-4 3-6 0-11M73 30c-3-4 3-6 0-11" stroke="var(--art-paper-shade)" strokeWidth="2.5" />
    <path d="M98 66l6-24h16l6 24z" fill="var(--art-paper)" />
    <path d="M120 42l6 24h-5l-5-24z" fill="var(--art-paper-shade)" />
    <rect x="105.5" y="47" width="9" height="9" fill="none" stroke="var(--art-deep)" strokeWidth="1.8" />
    <path d="M110 60h6M105 60h1M108.5 50h3v3h-3z" stroke="var(--art-deep)" strokeWidth="1.8" />
    <path d="M24 106c0-9 5-14 12-14s12 5 12 14zM112 106c0-9 5-14 12-14s12 5 12 14z" fill="var(--accent)" />
    <path d="M24 92h24M112 92h24" stroke="var(--art-deep)" strokeWidth="4" />
  </Illustration>
);
