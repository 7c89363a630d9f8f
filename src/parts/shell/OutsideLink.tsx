import { useAtomValue } from "jotai";
import type { MouseEvent, ReactNode } from "react";
import { signInPathAtom } from "#state/account/signInPath.ts";

interface OutsideLinkProps {
  /** An address that is not ours; undefined: nothing leads anywhere. */
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link to somebody else's page: a map, a parcel, a post. It opens beside the app; from LINE in the device's own browser,
 * which hands over to the map's app or the carrier's, as LINE's browser does not.
 */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const { host, reach } = useAtomValue(signInPathAtom);
  const open = (event: MouseEvent) => {
    if (href === undefined || host !== "line") return;
    event.preventDefault();
    reach().then(
      ({ openOutside }) => openOutside(href),
      () => window.location.assign(href),
    );
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={open}>
      {children}
    </a>
  );
}

/** The address at which a phone's map leads to a place: the map app opens itself where there is one. */
export function directionsTo(name: string, address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${name} ${address}` })}`;
}
