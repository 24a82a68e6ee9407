import type { components } from '@matricula/hub/api'
import type { Cells, RecordStream } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { studentsPerCall } from './sync-job.ts'

export interface SyncQuery {
  readonly hub: () => Promise<Hub>
  /** These alone; null: everybody of both systems. */
  readonly students: readonly string[] | null
  /** The system lacks half of the school, so nobody counts as gone. */
  readonly onShrunk: () => void
}

type Compared = components['schemas']['ComparedStudent']

/** What differs between the two systems, a record each, page by page; who is the same in both is told when asked for. */
export async function* syncRecords(query: SyncQuery): RecordStream {
  let line = 1
  for await (const compared of query.students === null
    ? everybody(query)
    : comparedByCode(query, query.students)) {
    line += 1
    yield { line, cells: cellsOf(compared) }
  }
}

async function* everybody({ hub, onShrunk }: SyncQuery): AsyncGenerator<Compared> {
  const { api } = await hub()
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { cursor?: string } = cursor === '' ? {} : { cursor }
    const page: components['schemas']['ComparedStudents'] = await unwrap(
      api.GET('/api/students/sync', { params: { query } }),
    )
    yield* page.students.filter(({ is }) => is !== 'same')
    cursor = page.next
  }
  const { students, shrunk } = await unwrap(api.GET('/api/students/sync/gone'))
  if (shrunk) onShrunk()
  yield* students
}

async function* comparedByCode({ hub }: SyncQuery, codes: readonly string[]): AsyncGenerator<Compared> {
  const { api } = await hub()
  const asked = [...new Set(codes)]
  for (let from = 0; from < asked.length; from += studentsPerCall) {
    const students = asked.slice(from, from + studentsPerCall).join(',')
    const page = await unwrap(api.GET('/api/students/sync', { params: { query: { students } } }))
    yield* page.students
  }
}

function cellsOf({ code, name, grade, is, fields }: Compared): Cells {
  return { student: code, name, grade, is, fields: fields.join(', ') }
}
