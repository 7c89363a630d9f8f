import { Illustration } from "./Illustration.tsx";

/** A cloud with its plug out: no connection. */
export const CloudOffline = () => (
  <Illustration>
    <path d="M50 78a18 18 0 0 1-2-36 25 25 0 0 1 47-6 19 19 0 0 1 14 42z" fill="var(--art-paper)" />
    <path d="M50 78a18 18 0 0 1-14.5-7c9 2 52 2 86-4A19 19 0 0 1 109 78z" fill="var(--art-paper-shade)" />
    <path d="M62 54l5 5M67 54l-5 5M90 54l5 5M95 54l-5 5" stroke="var(--art-deep)" strokeWidth="2.5" />
    <path d="M74 66c2.5-2.5 6.5-2.5 9 0" stroke="var(--art-deep)" strokeWidth="2.5" />
    <path d="M78 78v8c0 8-10 6-18 6s-16 1-18 8" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <path d="M88 98c8 0 6 6 14 6s10-4 20-4" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <path d="M70 98h10M70 103h10" stroke="var(--art-wood-shade)" strokeWidth="2.5" />
    <rect x="78" y="93" width="12" height="15" rx="3" fill="var(--accent)" />
    <rect x="34" y="98" width="15" height="12" rx="3" fill="var(--accent)" />
    <path d="M112 26l6-6M120 34h8M104 22v-8" stroke="var(--accent)" strokeWidth="3" />
  </Illustration>
);
