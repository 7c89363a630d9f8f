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
