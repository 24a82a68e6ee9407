import type { BulkJob } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../i18n.ts'
import { memoize } from '../memoize.ts'
import { firstLines } from '../first-lines.ts'
import { transportHandler } from './apply.ts'
import { planTransport } from './plan-transport.ts'
import { readTransportRow, transportColumns, type TransportRow } from './read-row.ts'

/** Transport fees of many students. One run of it: it knows whom it has seen, and the school year. */
export function transportJob(locale: Locale): BulkJob<TransportRow> {
  const seen = firstLines()
  let project: (() => Promise<string>) | null = null
  const projectAt = (hub: Hub) => (project ??= memoize(() => readProject(hub)))()
  return {
    ...transportHandler,
    columns: transportColumns,
    readRow: (cells, line) => readTransportRow({ cells, line, seen }, locale),
    planSize: 20,
    plan: async (rows, context) => planTransport(rows, { context, project: await projectAt(context.hub) }),
  }
}

async function readProject({ api }: Hub): Promise<string> {
  return (await unwrap(api.GET('/api/seasons/current'))).project
}
