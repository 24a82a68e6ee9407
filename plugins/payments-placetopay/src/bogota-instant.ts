const behindUtcMs = 5 * 60 * 60 * 1000

/** An instant as the vendor writes it: `2026-01-15T10:00:00-05:00`, to the second. */
export function bogotaInstant(at: Date): string {
  return `${new Date(at.getTime() - behindUtcMs).toISOString().slice(0, 19)}-05:00`
}
