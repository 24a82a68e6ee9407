import type { Json } from './json.ts'

/** A browser's request to a page of a sandbox vendor. */
export interface PageRequest {
  readonly method: 'GET' | 'POST'
  /** Below the instance's page URL, without a leading slash. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly form: Readonly<Record<string, string>>
  readonly locale: 'es-CO' | 'en'
}

export type PageResponse =
  | { readonly is: 'html'; readonly status: number; readonly html: string }
  /** For a program that compares the pretend vendor's books with the hub's. */
  | { readonly is: 'json'; readonly value: Json }
  | { readonly is: 'redirect'; readonly to: string }

/** Pretend vendors show themselves here. The hub serves these pages in the sandbox profile only. */
export interface Pages {
  handle(request: PageRequest): Promise<PageResponse>
}
