import type { Pictures } from "#parts/pictures/usePictures.ts";
import { useRegisterVisitor } from "#parts/session/useRegisterVisitor.ts";
import { storedSession } from "#state/account/session.ts";

/** Pictures are kept for somebody: whoever has no session is registered as a visitor with the first one. */
export function useVisitorFirst(pictures: Pictures): Pictures {
  const registerVisitor = useRegisterVisitor();
  return {
    ...pictures,
    add: (files) => {
      if (storedSession() !== null) return pictures.add(files);
      // Where nobody can be registered the pictures fail one by one, and each says so.
      void registerVisitor().then(() => pictures.add(files));
      return Math.max(0, files.length - (pictures.most - pictures.items.length));
    },
  };
}
