/** The body of a call that went well; the client has thrown for every other one. */
export async function unwrap<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data } = await call
  return data as T
}

/** Rows of one page of a list, and how many there are on all of them. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number
}

export async function unwrapPage<T>(
  call: Promise<{ data?: readonly T[]; response: Response }>,
): Promise<Page<T>> {
  const { data = [], response } = await call
  return { rows: data, total: Number(response.headers.get('x-total-count') ?? data.length) }
}

export const largestPage = 500

/** Every row of a list, page by page, so that a long one is never held whole. */
export async function* everyRow<T>(ask: (page: number) => Promise<Page<T>>): AsyncGenerator<T> {
  for (let page = 1, seen = 0; ; page += 1) {
    const { rows, total } = await ask(page)
    yield* rows
    seen += rows.length
    if (rows.length === 0 || seen >= total) return
  }
}
