import { bytes } from '../../output/bytes.ts'
import type { ToSeasonTime } from '../../hub/season-time.ts'
import { moment } from '../../output/cells.ts'
import type { Diagnosis } from './read-diagnosis.ts'
import type { Finding, Grade } from './finding.ts'
import { checkLine, checkWork } from './check-work.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

export interface HubFacts {
  readonly diagnosis: Diagnosis
  /** By how much the hub's clock is before ours. */
  readonly aheadMs: number
  readonly toSeasonTime: ToSeasonTime
  /** Ours. */
  readonly version: string
}

type TranslateDoctor = Translate<'doctor'>

/** Pure: what the hub's own answer is worth. */
export function checkHub(
  { diagnosis, aheadMs, toSeasonTime, version }: HubFacts,
  locale: Locale,
): readonly Finding[] {
  const t = translator('doctor', locale)
  return [
    checkVersion(diagnosis.hub, version, t),
    checkClock(diagnosis.clock, aheadMs, t),
    ...checkDatabase(diagnosis.database, locale),
    ...checkDisk(diagnosis.disk, locale),
    ...checkInstances(diagnosis.plugins, t),
    ...checkWork(diagnosis, { t, toSeasonTime }),
    ...checkLine(diagnosis.line, t),
    ...checkConfiguration(diagnosis, t),
  ]
}

function checkVersion(
  { version: theirs, node, profile }: Diagnosis['hub'],
  ours: string,
  t: TranslateDoctor,
): Finding {
  const found = t('hub', { version: theirs, node, profile })
  const minor = (version: string) => version.split('.', 2).join('.')
  if (minor(theirs) === minor(ours)) return { check: 'hub', is: 'ok', found, next: null }
  return { check: 'hub', is: 'warn', found, next: t('versionNext', { theirs, ours }) }
}

const secondMs = 1000

function checkClock({ season, simulated }: Diagnosis['clock'], aheadMs: number, t: TranslateDoctor): Finding {
  const n = Math.round(Math.abs(aheadMs) / secondMs)
  const is: Grade = n > 300 ? 'bad' : n > 30 ? 'warn' : 'ok'
  const key = is === 'ok' ? 'clockRight' : aheadMs > 0 ? 'clockAhead' : 'clockBehind'
  const found = t(key, { n, season: moment(season) })
  const next = is === 'ok' ? null : t('clockNext')
  return { check: 'clock', is, found: simulated ? `${found} ${t('clockSimulated')}` : found, next }
}

function checkDatabase(database: Diagnosis['database'], locale: Locale): readonly Finding[] {
  const t = translator('doctor', locale)
  if (database === null) {
    return [{ check: 'database', is: 'bad', found: t('databaseSilent'), next: t('databaseNext') }]
  }
  const { dialect, migrations } = database
  const found = t('database', { dialect, size: bytes(locale, database.bytes) })
  const whole: Finding = { check: 'database', is: 'ok', found, next: null }
  const names = [...migrations.pending, ...migrations.unknown].join(', ')
  if (migrations.pending.length > 0)
    return [
      whole,
      {
        check: 'migrations',
        is: 'bad',
        found: t('migrationsPending', { names }),
        next: t('migrationsPendingNext'),
      },
    ]
  if (migrations.unknown.length > 0)
    return [
      whole,
      {
        check: 'migrations',
        is: 'bad',
        found: t('migrationsUnknown', { names }),
        next: t('migrationsUnknownNext'),
      },
    ]
  return [
    whole,
    { check: 'migrations', is: 'ok', found: t('migrations', { n: migrations.applied.length }), next: null },
  ]
}

const mib = 1024 ** 2

function checkDisk(disk: Diagnosis['disk'], locale: Locale): readonly Finding[] {
  const t = translator('doctor', locale)
  if (disk === null) return [{ check: 'disk', is: 'warn', found: t('diskUnknown'), next: null }]
  const percent = disk.totalBytes === 0 ? 0 : Math.floor((disk.freeBytes / disk.totalBytes) * 100)
  const is: Grade = disk.freeBytes < 512 * mib ? 'bad' : disk.freeBytes < 2048 * mib ? 'warn' : 'ok'
  const found = t('disk', { free: bytes(locale, disk.freeBytes), percent })
  return [{ check: 'disk', is, found, next: is === 'ok' ? null : t('diskNext') }]
}

const gravest: readonly Diagnosis['warnings'][number]['code'][] = [
  'AUDIT_ANCHOR_BROKEN',
  'AUDIT_ANCHOR_MISSING',
  'AUDIT_REWRITABLE',
  'COLLATION_LOOSE',
  'NO_SNAPSHOT_READS',
  'NO_SECOND_PROOF',
  'PUBLIC_URL_MISSING',
  'PUBLIC_URL_NOT_HTTPS',
  'PRETEND_VENDOR',
  'REHEARSAL',
]

function checkConfiguration({ warnings, season }: Diagnosis, t: TranslateDoctor): readonly Finding[] {
  if (warnings.length === 0) {
    return [{ check: 'configuration', is: 'ok', found: t('configuration', season), next: null }]
  }
  return warnings.map(({ code, about }) => ({
    check: `configuration ${about}`,
    is: gravest.includes(code) ? 'bad' : 'warn',
    found: t(`warning_${code}`, { about }),
    next: t(`fix_${code}`, { about }),
  }))
}

type PluginStatus = Diagnosis['plugins'][number]

/** Pure: one finding for all that answered, one for those nobody has asked, and one for each that does not work. */
function checkInstances(plugins: readonly PluginStatus[], t: TranslateDoctor): readonly Finding[] {
  const failing = plugins.filter(({ state }) => state !== 'up')
  const started = plugins.filter(({ state }) => state === 'up')
  const n = started.filter(({ isAsked }) => isAsked).length
  const well: Finding = { check: 'plugins', is: 'ok', found: t('pluginsUp', { n }), next: null }
  const uncontacted = started.filter(({ isAsked }) => !isAsked)
  return [well, ...checkUncontacted(uncontacted, t), ...failing.map((one) => checkInstance(one, t))]
}

/** What has started and was never asked is not known to work. */
function checkUncontacted(uncontacted: readonly PluginStatus[], t: TranslateDoctor): readonly Finding[] {
  if (uncontacted.length === 0) return []
  const instances = uncontacted.map(({ instance }) => instance).join(', ')
  const found = t('pluginsUnasked', { n: uncontacted.length, instances })
  return [{ check: 'plugins-unasked', is: 'ok', found, next: t('pluginsUnaskedNext') }]
}

function checkInstance(plugin: PluginStatus, t: TranslateDoctor): Finding {
  const { instance, state, required, why, pausedBy, lastFault } = plugin
  const check = why === null ? '' : t('lastCheck', { why })
  const fault = lastFault === null ? '' : t('lastFault', { code: lastFault.code, call: lastFault.call })
  const problem = (is: Finding['is'], found: string, next: string): Finding => ({
    check: `plugin ${instance}`,
    is,
    found: [found, check, fault].filter((part) => part !== '').join(' '),
    next,
  })
  if (state === 'starting')
    return problem('warn', t('pluginStarting', { instance }), t('pluginNext', { instance }))
  if (state === 'down')
    return problem(required ? 'bad' : 'warn', t('pluginDown', { instance }), t('pluginNext', { instance }))
  if (pausedBy === null)
    return problem('bad', t('pluginRefused', { instance }), t('pluginRefusedNext', { instance }))
  return problem('warn', t('pluginPaused', { instance, by: pausedBy }), t('pluginPausedNext', { instance }))
}
