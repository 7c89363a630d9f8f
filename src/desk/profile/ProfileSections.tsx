import type { ReactNode } from "react";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { profile } from "#contract/calls/desk/profile.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { LegalSection } from "./LegalSection.tsx";
import { CoverSection } from "./CoverSection.tsx";
import { ListsSection } from "./ListsSection.tsx";
import { LooksSection } from "./LooksSection.tsx";
import { PlaceSection } from "./PlaceSection.tsx";

export interface ProfileProps {
  readonly store_id: string;
  readonly kept: DeskResponse<typeof profile>;
}

interface ProfileSectionsProps extends Pick<ProfileProps, "store_id"> {
  /** What stands below them, so that it does not move when they have come. */
  readonly children: ReactNode;
}

/** What guests see of a store beside its facts: where it is, what a seat costs, how it looks, what they choose from. */
export function ProfileSections({ children, store_id }: ProfileSectionsProps) {
  const isOperator = useMe().rights.includes("operator");
  const read = useDesk(profile, { store_id });
  return (
    <Shown of={read}>
      {(kept) => (
        <>
          <PlaceSection store_id={store_id} kept={kept} />
          <LooksSection store_id={store_id} kept={kept} />
          <CoverSection store_id={store_id} kept={kept} />
          <ListsSection store_id={store_id} kept={kept} />
          {isOperator && <LegalSection store_id={store_id} />}
          {children}
        </>
      )}
    </Shown>
  );
}
