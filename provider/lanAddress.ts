import { networkInterfaces } from "node:os";

/** Interfaces of virtual machines and containers, which no phone reaches. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|zt)/;

/** This machine's address on the local network, where phones find it; null without a network. */
export function lanAddress(interfaces = networkInterfaces()): string | null {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => ({ address, rank: (VIRTUAL.test(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1) })),
  );
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.address ?? null;
}

function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);
}
