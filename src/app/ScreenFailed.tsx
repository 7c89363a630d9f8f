import { Failed } from "#parts/trouble/SectionBoundary.tsx";
import { WayBack } from "#parts/trouble/WayBack.tsx";

/** A screen whose code or texts did not come, with a retry and a way back. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main>
      <Failed words="screenFailed" onRetry={onRetry} way={<WayBack />} />
    </main>
  );
}
