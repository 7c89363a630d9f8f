/** The address at which a phone's map leads to a place: the map app opens itself where there is one. */
export function directionsTo(name: string, address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${name} ${address}` })}`;
}
