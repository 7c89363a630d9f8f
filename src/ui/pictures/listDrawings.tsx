import { Illustration } from "./Illustration.tsx";

/** A lid lifted off an empty plate: the search found nothing. */
export const NothingFound = () => (
  <Illustration>
    <ellipse cx="80" cy="97" rx="54" ry="9" fill="var(--art-shadow)" />
    <ellipse cx="80" cy="95" rx="52" ry="9" fill="var(--art-paper-shade)" />
    <ellipse cx="80" cy="92" rx="52" ry="9" fill="var(--art-paper)" />
    <ellipse cx="80" cy="91.5" rx="36" ry="5" fill="var(--art-paper-shade)" />
    <g transform="rotate(-16 46 74)">
      <path d="M42 66a38 38 0 0 1 76 0z" fill="var(--accent)" />
      <path
        d="M96 33.500A38 38 0 0 1 118 66h-16c0-13-2-24-6-32.500z"
        fill="var(--art-deep)"
        fillOpacity=".22"
      />
      <path d="M52 58a29 29 0 0 1 14-17" stroke="var(--art-paper)" strokeOpacity=".7" strokeWidth="3.5" />
      <rect x="36" y="65" width="88" height="6" rx="3" fill="var(--art-deep)" />
      <circle cx="80" cy="24" r="5" fill="var(--art-wood)" />
    </g>
    <path d="M67 84l-2-5M80 82v-6M93 84l2-5" stroke="var(--art-wood)" strokeWidth="2.5" />
  </Illustration>
);

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

/** A receipt under a glass: an order, a table or a page that cannot be found. */
export const LostReceipt = () => (
  <Illustration>
    <ellipse cx="76" cy="105" rx="40" ry="4" fill="var(--art-shadow)" />
    <path d="M48 22h56v80l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" fill="var(--art-paper)" />
    <path d="M96 22h8v80l-7-5-1 .7z" fill="var(--art-paper-shade)" />
    <path d="M58 34h22" stroke="var(--accent)" strokeWidth="4" />
    <path d="M58 46h30M58 55h24M58 64h28" stroke="var(--art-paper-shade)" strokeWidth="3" />
    <path d="M58 78h10M80 78h8" stroke="var(--art-wood)" strokeWidth="3" />
    <path d="M117 91l13 13" stroke="var(--art-wood-shade)" strokeWidth="7" />
    <circle cx="103" cy="76" r="20" fill="var(--art-ground)" />
    <circle cx="103" cy="76" r="20" fill="var(--accent)" fillOpacity=".14" />
    <circle cx="103" cy="76" r="18.5" stroke="var(--accent)" strokeWidth="4" />
    <path
      d="M97.5 71.500c.5-3.5 3-5 5.8-5 3.2 0 5.7 2 5.7 5 0 4-5.5 4.3-5.5 8.3"
      stroke="var(--accent-ink)"
      strokeWidth="3"
    />
    <circle cx="103.5" cy="85.5" r="2" fill="var(--accent-ink)" />
  </Illustration>
);
