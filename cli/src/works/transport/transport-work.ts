import type { Work } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../words.ts'
import { askOnce } from '../ask-once.ts'
import { firstLines } from '../first-lines.ts'
import { transportActs } from './act.ts'
import { planTransport } from './plan-transport.ts'
import { readTransportRow, transportColumns, type TransportRow } from './read-row.ts'

/** Transport fees of many students. One run of it: it knows whom it has seen, and the school year. */
export function transportWork(locale: Locale): Work<TransportRow> {
  const seen = firstLines()
  let project: (() => Promise<string>) | null = null
  const projectAt = (hub: Hub) => (project ??= askOnce(() => readProject(hub)))()
  return {
    ...transportActs,
    columns: transportColumns,
    readRow: (cells) => readTransportRow(cells, locale),
    planSize: 20,
    plan: async (rows, asking) => planTransport(rows, { seen, asking, project: await projectAt(asking.hub) }),
  }
}

async function readProject({ api }: Hub): Promise<string> {
  return (await answered(api.GET('/api/seasons/current'))).project
}
