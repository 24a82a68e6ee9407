import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { useGrownSchool } from './grown-school.ts'
import { type Statement, tablesReadWhole } from './read-plan.ts'

const jobs = [
  'announce-reminders',
  'expire-agreements',
  'expire-approvals',
  'publish-fees',
  'purge-sessions',
  'reconcile-payments',
  'refresh-signings',
  'retain-data',
  'seal-audit',
  'settle-callbacks',
]

/** What reads a growing table whole by its nature, and is not asked for while families pay. */
const whole: readonly RegExp[] = [
  // A discount ends in three ways, each by a day of its own; there are few, and it is done once a night.
  /^delete from .discount/,
]

// A plan is that of a real database: the stand-in's would be PostgreSQL's once more.
const real = databases.filter(({ name }) => name !== 'SQL Server')

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
async function statementsOfJobs(hub: TestHub): Promise<readonly Statement[]> {
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

describe.each(real)('With 60,000 students on $name', (kind) => {
  const school = useGrownSchool(kind)

  it('no job reads a table whole that grows', async () => {
    const hub = await runHub({ database: kind })
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    const statements = await statementsOfJobs(hub)
    expect(statements.length).toBeGreaterThan(40)
    const database = school()
    const found: string[] = []
    for (const statement of statements) {
      const tables = await tablesReadWhole(database, statement)
      const isKnown = whole.some((pattern) => pattern.test(statement.sql))
      if (tables.length > 0 && !isKnown) found.push(`${tables.join(', ')}: ${statement.sql}`)
    }
    expect(found).toEqual([])
  }, 180_000)

  it('a statement that would read one is told of', async () => {
    const statement = { sql: 'select * from student where last_names = ?', bindings: ['x'] }
    expect(await tablesReadWhole(school(), statement)).toEqual(['student'])
  })
})
