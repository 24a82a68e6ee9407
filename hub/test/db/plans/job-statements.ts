import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Statement } from './read-plan.ts'

const jobs = [
  'announce-reminders',
  'expire-agreements',
  'expire-approvals',
  'publish-fees',
  'purge-sessions',
  'read-disputes',
  'read-payouts',
  'reconcile-payments',
  'refresh-einvoices',
  'refresh-signings',
  'retain-data',
  'seal-audit',
  'settle-callbacks',
]

/** How often each job has ended well. */
async function runsOf({ hub }: TestHub): Promise<ReadonlyMap<string, number>> {
  const { values } =
    (await hub.app.metrics.getMetricsAsJSON()).find(({ name }) => name === 'job_run_seconds') ?? {}
  const counts = (values ?? []).filter(
    (value) => 'metricName' in value && value.metricName === 'job_run_seconds_count',
  )
  return new Map(counts.map(({ labels, value }) => [String(labels['job']), value]))
}

/** Every statement that jobs send, each once. */
export async function statementsOfJobs(hub: TestHub): Promise<readonly Statement[]> {
  const sent = new Map<string, Statement>()
  hub.hub.app.database.on('query', (query: Statement) => void sent.set(query.sql, query))
  for (const job of jobs) {
    const before = (await runsOf(hub)).get(job) ?? 0
    hub.hub.app.work.trigger(job)
    await until(
      () => runsOf(hub),
      (runs) => (runs.get(job) ?? 0) > before,
    )
  }
  return [...sent.values()].filter(({ sql }) => /^(?:select|with|update|delete)\b/i.test(sql))
}
