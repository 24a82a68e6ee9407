import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { nameOf, type SeasonFile } from './season-files.ts'

export interface CheckedFile {
  readonly file: string
  readonly season: string | null
  readonly problems: readonly components['schemas']['SeasonProblem'][]
}

/** What the hub would say of the file at its start. */
export async function checkSeason({ api }: Hub, { file, text }: SeasonFile): Promise<CheckedFile> {
  const name = nameOf(file)
  const body = { text, ...(name !== null && /^[\w.-]{1,40}$/.test(name) && { name }) }
  return { file, ...(await unwrap(api.POST('/api/seasons/check', { body }))) }
}
