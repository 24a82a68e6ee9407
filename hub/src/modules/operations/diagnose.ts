import type { AppContext } from '../../app-context.ts'
import { readFacts } from '../../db/inspect.ts'
import type { InstanceView } from '../../plugins/index.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { version } from '../../shared/version.ts'
import { liveKeys } from '../access/index.ts'
import { configurationWarnings, type ConfigurationWarning } from './configuration-warnings.ts'
import { auditRightsWarnings } from './audit-rights-warnings.ts'
import { readDiskUsage } from './read-disk-usage.ts'
import { sqlServerWarnings } from './sql-server-warnings.ts'
import { outboxCounts } from './operations-status.store.ts'
import { anchoredIn, anchorFileOf, isAnchorMissed, lostSeals } from '../audit/index.ts'
import { readOperationsStatus } from './read-operations-status.ts'
import { highestOf } from './status-facts.ts'

/** How this hub is. Names settings, never what they hold. */
export async function diagnose(app: AppContext) {
  const { config, clock, plugins } = app
  const { settings, seasons } = config
  const { database, outbox, keys } = await databaseOf(app)
  return {
    hub: {
      version,
      node: process.version,
      profile: settings.profile,
      publicUrl: app.publicUrl(),
      uptimeSeconds: Math.floor(process.uptime()),
    },
    clock: {
      wall: clock.wall().toISOString(),
      season: bogotaIso(clock.now()),
      simulated: settings.profile === 'sandbox',
    },
    database,
    outbox,
    work: await readWorkStatus(app),
    line: await readLine(app),
    delays: await readPaymentDelays(app),
    plugins: plugins.view().map(instanceStatusOf),
    disk: await readDiskUsage(config),
    season: { parents: seasons.parents.season, admin: seasons.admin.season },
    warnings: [
      ...configurationWarnings({
        settings,
        season: { name: seasons.parents.season, windows: seasons.parents.parent.windows },
        plugins: plugins.view(),
        keys,
        now: clock.now(),
        wall: clock.wall(),
      }),
      ...(await anchorWarnings(app)),
      ...(await auditRightsWarnings(app)),
      ...(await sqlServerWarnings(app)),
    ],
  }
}

async function databaseOf({ database, log }: Pick<AppContext, 'database' | 'log'>) {
  try {
    return {
      database: await readFacts(database),
      outbox: await outboxCounts(database),
      keys: await liveKeys(database),
    }
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return { database: null, outbox: null, keys: [] }
  }
}

function instanceStatusOf({
  instance,
  kind,
  use,
  required,
  state,
  since,
  health,
  pause,
  calls,
  lastFaults,
}: InstanceView) {
  const isAsked = health !== null || calls > 0
  const pausedBy = pause?.by ?? null
  const why = state === 'down' && health?.is === 'down' ? health.why : null
  const lastFault = lastFaults[0] ?? null
  return { instance, kind, use, required, state, since, isAsked, why, pausedBy, lastFault }
}

/** What the file with the seals says of the audit trail; nothing where seals are anchored in the log alone. */
async function anchorWarnings({
  config,
  database,
  log,
}: Pick<AppContext, 'config' | 'database' | 'log'>): Promise<readonly ConfigurationWarning[]> {
  const file = anchorFileOf(config)
  if (file === null) return []
  try {
    const anchored = await anchoredIn(file)
    if (anchored === null)
      return (await isAnchorMissed(database)) ? [{ code: 'AUDIT_ANCHOR_MISSING', about: 'audit.file' }] : []
    const lost = await lostSeals(database, anchored)
    return lost.length === 0 ? [] : [{ code: 'AUDIT_ANCHOR_BROKEN', about: `audit_seal ${lost[0]}` }]
  } catch (error) {
    log.error({ err: error }, 'the anchor of the audit trail cannot be compared')
    return []
  }
}

interface WorkStatus {
  readonly by: 'here' | 'workers'
  /** Whether it answers; null where this process is alone. */
  readonly redis: boolean | null
  /** Since anybody who works last showed itself; null where nobody has, or it cannot be known. */
  readonly secondsSinceSign: number | null
}

/** Who does what runs without a request, and whether anybody does. */
async function readWorkStatus({
  config,
  work,
  log,
}: Pick<AppContext, 'config' | 'work' | 'log'>): Promise<WorkStatus> {
  const { url, work: by } = config.settings.redis
  try {
    const secondsSinceSign = await work.secondsSinceSign()
    return { by, redis: url === '' ? null : true, secondsSinceSign }
  } catch (error) {
    log.warn({ err: error }, 'Redis does not say who works')
    return { by, redis: false, secondsSinceSign: null }
  }
}

/** How many families wait to sign in; null when nobody can say. */
async function readLine({
  line,
  log,
}: Pick<AppContext, 'line' | 'log'>): Promise<{ waiting: number } | null> {
  try {
    const { waiting } = await line.admit(0)
    return { waiting }
  } catch (error) {
    log.warn({ err: error }, 'the waiting line does not answer')
    return null
  }
}

interface PaymentDelays {
  readonly paymentsSeconds: number
  readonly callbacksSeconds: number
}

/** How late the questions and the answers about money are, as the alerts count it; null when nobody can say. */
async function readPaymentDelays(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log'>,
): Promise<PaymentDelays | null> {
  const status = await readOperationsStatus(app)
  if (status === null) return null
  const now = app.clock.wall()
  const secondsOf = (name: string) => Math.floor(highestOf(name, status, now))
  return {
    paymentsSeconds: secondsOf('payments_overdue_seconds'),
    callbacksSeconds: secondsOf('callbacks_oldest_seconds'),
  }
}
