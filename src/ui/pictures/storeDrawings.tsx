import { Illustration } from "./Illustration.tsx";

/** An empty bowl with its chopsticks: an empty cart, no orders yet. */
export const EmptyBowl = () => (
  <Illustration>
    <ellipse cx="80" cy="98" rx="44" ry="6" fill="var(--art-shadow)" />
    <path d="M36 58h88c0 22-13 36-30 39v3H66v-3C49 94 36 80 36 58z" fill="var(--accent)" />
    <path d="M108 60h16c0 20-13 34-30 37v3h-8c14-6 22-20 22-40z" fill="var(--art-deep)" fillOpacity=".22" />
    <ellipse cx="80" cy="58" rx="44" ry="13" fill="var(--art-paper)" />
    <ellipse cx="80" cy="59.5" rx="38" ry="9.5" fill="var(--art-paper-shade)" />
    <path
      d="M45 62.500C52 57 65 55 80 55s28 2 35 7.500C108 67 96 69 80 69s-28-2-35-6.500z"
      fill="var(--art-paper)"
      fillOpacity=".55"
    />
    <path
      d="M45 74l4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5"
      stroke="var(--art-paper)"
      strokeOpacity=".75"
      strokeWidth="1.6"
    />
    <path d="M30 52l92-14" stroke="var(--art-wood)" strokeWidth="3.5" />
    <path d="M32 57l92-11" stroke="var(--art-wood-shade)" strokeWidth="3.5" />
    <path
      d="M64 30c-4-5 4-8 0-14M80 27c-4-5 4-8 0-14M96 30c-4-5 4-8 0-14"
      stroke="var(--art-paper-shade)"
      strokeWidth="2.5"
      strokeDasharray="1 5"
    />
  </Illustration>
);

/** A lantern that is out, under the moon: the store is closed now. */
export const RestingShop = () => (
  <Illustration>
    <path d="M118 22a16 16 0 1 0 14 24 13 13 0 0 1-14-24z" fill="var(--star)" />
    <path d="M40 30h.1M56 18h.1M30 56h.1M136 66h.1" stroke="var(--star)" strokeWidth="4" />
    <path d="M70 14v12" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <rect x="56" y="25" width="28" height="7" rx="2" fill="var(--art-deep)" />
    <path
      d="M54 32h32c10 8 14 18 14 28s-4 20-14 28H54c-10-8-14-18-14-28s4-20 14-28z"
      fill="var(--art-paper)"
    />
    <path
      d="M78 32h8c10 8 14 18 14 28s-4 20-14 28h-8c8-8 11-18 11-28s-3-20-11-28z"
      fill="var(--art-paper-shade)"
    />
    <path d="M47 40h46M41.5 52h57M41.5 68h57M47 80h46" stroke="var(--art-paper-shade)" strokeWidth="2" />
    <path d="M40.5 56c18 2 40 2 59 0v9c-19 2-41 2-59 0z" fill="var(--accent)" />
    <rect x="56" y="87" width="28" height="7" rx="2" fill="var(--art-deep)" />
    <path d="M70 94v12M66 106h8" stroke="var(--accent)" strokeWidth="3" />
    <path d="M108 84h10l-10 10h10M124 72h7l-7 7h7" stroke="var(--art-wood)" strokeWidth="2.5" />
  </Illustration>
);
