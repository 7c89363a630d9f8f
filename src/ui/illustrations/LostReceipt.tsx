import { Illustration } from "./Illustration.tsx";

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
