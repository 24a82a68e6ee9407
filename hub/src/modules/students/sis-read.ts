import type { Request } from '@hapi/hapi'
import type { Read } from '@matricula/contract'

const deadlineMs = 10_000

/** A question of this request to the student information system; a whole list included. */
export function sisReadOf({ info }: Pick<Request, 'info'>): Read {
  return { signal: AbortSignal.timeout(deadlineMs), trace: info.id }
}
