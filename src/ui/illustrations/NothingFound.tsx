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
