import type { AppContext } from '../../app-context.ts'
import { readFacts } from '../../db/inspect.ts'
import type { InstanceView } from '../../plugins/index.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { version } from '../../shared/version.ts'
import { liveKeys } from '../access/index.ts'
import { configurationWarnings } from './configuration-warnings.ts'
import { anchorWarnings } from './anchor-warnings.ts'
import { auditRightsWarnings } from './audit-rights-warnings.ts'
import { readDiskUsage } from './read-disk-usage.ts'
import { readPaymentDelays, readWorkStatus } from './read-work-status.ts'
import { sqlServerWarnings } from './sql-server-warnings.ts'
import { outboxCounts } from './operations-status.store.ts'

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
