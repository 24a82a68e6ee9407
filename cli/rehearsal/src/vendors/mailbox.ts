/** Where in the mailbox's list the newest message to an address is opened; null where there is none. */
export function mailPageIn(list: string, address: string): string | null {
  const rows = list.matchAll(/messages\/([^"]+)">[^<]*<\/a><\/p>\s*<p>([^<]+)<\/p>/g)
  for (const [, page = '', to] of rows) if (to === address) return page
  return null
}

/** What its link carries. */
export function secretIn(message: string): string | null {
  return /\?verify=([\w-]+)/.exec(message)?.[1] ?? null
}
