/** Rows of a page of the public list (specification 2). */
export const ROWS = 15

/** What the address asks for. */
export interface FeesAsked {
  /** null: every grade. */
  grade: number | null
  page: number
}

/** Reads the address; what makes no sense in it asks for nothing. */
export function asked(search: URLSearchParams): FeesAsked {
  return { grade: whole(search.get('grade'), 999), page: whole(search.get('page'), 100_000) ?? 1 }
}

/** The address of a wish, the usual left out. */
export function searchOf({ grade, page }: FeesAsked): Record<string, string> {
  return {
    ...(grade === null ? {} : { grade: String(grade) }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** The hub's call for it. */
export function callOf({ grade, page }: FeesAsked): string {
  const query = new URLSearchParams({
    ...(grade === null ? {} : { grade: String(grade) }),
    'page[number]': String(page),
    'page[size]': String(ROWS),
    sort: 'grade',
  })
  return `/api/enrollment/admin/fees?${query}`
}

/** How many pages there are, never none. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / ROWS))
}

function whole(written: string | null, most: number): number | null {
  const value = /^\d{1,6}$/.test(written ?? '') ? Number(written) : 0
  return value >= 1 && value <= most ? value : null
}
