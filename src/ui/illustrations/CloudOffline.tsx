import { Illustration } from "./Illustration.tsx";

/** A sleeping cloud with its plug out: no connection. */
export const CloudOffline = () => (
  <Illustration>
    <path d="M50 76a18 18 0 0 1-2-36 25 25 0 0 1 47-6 19 19 0 0 1 14 42z" fill="var(--art-paper)" />
    <path d="M50 76a18 18 0 0 1-14.5-7c9 2 52 2 86-4A19 19 0 0 1 109 76z" fill="var(--art-paper-shade)" />
    <path d="M60 54c2 2.5 6 2.5 8 0M88 54c2 2.5 6 2.5 8 0" stroke="var(--art-deep)" strokeWidth="2.5" />
    <path d="M75.5 61c1.5 1.5 4 1.5 5.5 0" stroke="var(--art-deep)" strokeWidth="2.5" />
    <circle cx="56" cy="61" r="4" fill="var(--accent)" fillOpacity=".3" />
    <circle cx="100" cy="61" r="4" fill="var(--accent)" fillOpacity=".3" />
    <path d="M78 76v6c0 12-36 2-36 16h10" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <path d="M67 94.5h7M67 101.5h7" stroke="var(--art-wood)" strokeWidth="2.5" />
    <rect x="52" y="90" width="15" height="16" rx="4" fill="var(--accent)" />
    <rect x="90" y="90" width="14" height="16" rx="4" fill="var(--accent)" />
    <path d="M104 98h26" stroke="var(--art-wood-shade)" strokeWidth="3" />
    <path d="M82 88l-2-4M82 108l-2 4M78 98h6" stroke="var(--star)" strokeWidth="2.5" />
  </Illustration>
);
