import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'
import { chess } from '@matricula/hub/testing/a-fee'

export const publications = '/api/enrollment/admin/fees/publications'

export interface PublicationBody {
  readonly id: number
  readonly state: string
  readonly refusal: string | null
  readonly outdated: boolean
  readonly ended_by: string | null
  readonly fees: readonly object[]
}

export const publish = (visitor: Visitor, input: object) =>
  visitor.post<PublicationBody & ProblemBody>(publications, input)
export const undo = (visitor: Visitor, id: number) =>
  visitor.post<PublicationBody & ProblemBody>(`${publications}/${id}/undo`, {})
export const list = async (visitor: Visitor) => (await visitor.get<PublicationBody[]>(publications)).body

export const auditedActsOf = async ({ hub }: TestHub, id: number): Promise<string[]> =>
  hub.app
    .database('audit')
    .where({ subject: `fees:${id}` })
    .orderBy('id')
    .pluck('act')

/** A fee with a code that no other test of a shared hub uses. */
export const code = (name: string) => ({ ...chess, code: name })
