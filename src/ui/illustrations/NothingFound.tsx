import { Illustration } from "./Illustration.tsx";

/** A lid lifted off an empty plate: the search found nothing. */
export const NothingFound = () => (
  <Illustration>
    <ellipse cx="80" cy="96" rx="52" ry="9" fill="var(--art-paper-shade)" />
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
    <path
      d="M76 82c2 2 6 2 8 0M72 78h.1M88 78h.1"
      stroke="var(--art-deep)"
      strokeWidth="2.5"
      strokeOpacity=".65"
    />
  </Illustration>
);
