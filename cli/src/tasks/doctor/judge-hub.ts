import { bytes } from '../../output/bytes.ts'
import type { ToSeason } from '../../hub/season-time.ts'
import { moment } from '../../output/cells.ts'
import { texts } from '../../texts/doctor.ts'
import { type Locale, type Say, speaker } from '../../words.ts'
import type { Diagnosis } from './ask-hub.ts'
import type { Finding, Grade } from './finding.ts'
import { judgePlugins } from './judge-plugins.ts'
import { judgeWork } from './judge-work.ts'

export interface Judged {
  readonly diagnosis: Diagnosis
  /** By how much the hub's clock is before ours. */
  readonly aheadMs: number
  readonly toSeason: ToSeason
  /** Ours. */
  readonly version: string
}

type SayDoctor = Say<keyof typeof texts.es>

/** Pure: what the hub's own answer is worth. */
export function judgeHub(
  { diagnosis, aheadMs, toSeason, version }: Judged,
  locale: Locale,
): readonly Finding[] {
  const say = speaker(texts, locale)
  return [
    judgeVersion(diagnosis.hub, version, say),
    judgeClock(diagnosis.clock, aheadMs, say),
    ...judgeDatabase(diagnosis.database, locale),
    ...judgeDisk(diagnosis.disk, locale),
    ...judgePlugins(diagnosis.plugins, say),
    ...judgeWork(diagnosis, { say, toSeason }),
    ...judgeConfiguration(diagnosis, say),
  ]
}

function judgeVersion(
  { version: theirs, node, profile }: Diagnosis['hub'],
  ours: string,
  say: SayDoctor,
): Finding {
  const found = say('hub', { version: theirs, node, profile })
  const minor = (version: string) => version.split('.', 2).join('.')
  if (minor(theirs) === minor(ours)) return { check: 'hub', is: 'ok', found, next: null }
  return { check: 'hub', is: 'warn', found, next: say('versionNext', { theirs, ours }) }
}

const secondMs = 1000

function judgeClock({ season, simulated }: Diagnosis['clock'], aheadMs: number, say: SayDoctor): Finding {
  const n = Math.round(Math.abs(aheadMs) / secondMs)
  const is: Grade = n > 300 ? 'bad' : n > 30 ? 'warn' : 'ok'
  const key = is === 'ok' ? 'clockRight' : aheadMs > 0 ? 'clockAhead' : 'clockBehind'
  const found = say(key, { n, season: moment(season) })
  const next = is === 'ok' ? null : say('clockNext')
  return { check: 'clock', is, found: simulated ? `${found} ${say('clockSimulated')}` : found, next }
}

function judgeDatabase(database: Diagnosis['database'], locale: Locale): readonly Finding[] {
  const say = speaker(texts, locale)
  if (database === null) {
    return [{ check: 'database', is: 'bad', found: say('databaseSilent'), next: say('databaseNext') }]
  }
  const { dialect, migrations } = database
  const found = say('database', { dialect, size: bytes(locale, database.bytes) })
  const whole: Finding = { check: 'database', is: 'ok', found, next: null }
  const names = [...migrations.pending, ...migrations.unknown].join(', ')
  if (migrations.pending.length > 0)
    return [
      whole,
      {
        check: 'migrations',
        is: 'bad',
        found: say('migrationsPending', { names }),
        next: say('migrationsPendingNext'),
      },
    ]
  if (migrations.unknown.length > 0)
    return [
      whole,
      {
        check: 'migrations',
        is: 'bad',
        found: say('migrationsUnknown', { names }),
        next: say('migrationsUnknownNext'),
      },
    ]
  return [
    whole,
    { check: 'migrations', is: 'ok', found: say('migrations', { n: migrations.applied.length }), next: null },
  ]
}

const mib = 1024 ** 2

function judgeDisk(disk: Diagnosis['disk'], locale: Locale): readonly Finding[] {
  const say = speaker(texts, locale)
  if (disk === null) return [{ check: 'disk', is: 'warn', found: say('diskUnknown'), next: null }]
  const percent = disk.totalBytes === 0 ? 0 : Math.floor((disk.freeBytes / disk.totalBytes) * 100)
  const is: Grade = disk.freeBytes < 512 * mib ? 'bad' : disk.freeBytes < 2048 * mib ? 'warn' : 'ok'
  const found = say('disk', { free: bytes(locale, disk.freeBytes), percent })
  return [{ check: 'disk', is, found, next: is === 'ok' ? null : say('diskNext') }]
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

function judgeConfiguration({ warnings, season }: Diagnosis, say: SayDoctor): readonly Finding[] {
  if (warnings.length === 0) {
    return [{ check: 'configuration', is: 'ok', found: say('configuration', season), next: null }]
  }
  return warnings.map(({ code, about }) => ({
    check: `configuration ${about}`,
    is: gravest.includes(code) ? 'bad' : 'warn',
    found: say(`warning_${code}`, { about }),
    next: say(`fix_${code}`, { about }),
  }))
}
