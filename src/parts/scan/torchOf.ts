/** What a camera's own lamp takes; not every phone has one, and Safari lets no page use it. */
interface WithTorch extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/**
 * Switches the lamp of a camera on or off; null where it has none that a page may use.
 * @throws what the browser says where the lamp does not follow
 */
export function torchOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  const able: object = track?.getCapabilities?.() ?? {};
  if (!track || !("torch" in able) || able.torch !== true) return null;
  return (torch) => {
    const lit: WithTorch = { torch };
    return track.applyConstraints({ advanced: [lit] });
  };
}
