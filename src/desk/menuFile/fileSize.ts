const KILO = 1_024;

/** A file's size as people read it: in kilobytes, or in megabytes once there are some. */
export function fileSize(bytes: number): string {
  const kilos = bytes / KILO;
  return kilos < KILO ? `${Math.max(1, Math.round(kilos))} KB` : `${(kilos / KILO).toFixed(1)} MB`;
}
