import { isPretend } from '../../config/purpose.ts'
import type { Settings } from '../../config/settings.ts'
import type { Windows } from '../seasons/season.ts'

export const warningCodes = [
  'ADMIN_PASSWORD_SET',
  'AUDIT_ANCHOR_BROKEN',
  'AUDIT_ANCHOR_MISSING',
  'AUDIT_REWRITABLE',
  'ONE_DATABASE_LOGIN',
  'COLLATION_LOOSE',
  'READS_WAIT_FOR_WRITES',
  'NO_SNAPSHOT_READS',
  'DATA_NOT_ENCRYPTED',
  'NO_SECOND_PROOF',
  'PUBLIC_URL_MISSING',
  'PUBLIC_URL_NOT_HTTPS',
  'ANSWERS_CHECKED',
  'PRETEND_VENDOR',
  'REHEARSAL',
  'KEY_NEVER_EXPIRES',
  'KEY_EXPIRES_SOON',
  'SEASON_NOT_OPEN',
  'SEASON_OVER',
] as const

export interface ConfigurationWarning {
  readonly code: (typeof warningCodes)[number]
  /** The setting, instance, key or season; never its value. */
  readonly about: string
}

export interface Configured {
  readonly settings: Settings
  readonly season: { readonly name: string; readonly windows: Windows }
  readonly plugins: readonly { readonly instance: string; readonly use: string }[]
  /** Those that open something. */
  readonly keys: readonly {
    readonly name: string
    readonly prefix: string
    readonly expires_at: string | null
  }[]
  /** The season's. */
  readonly now: Date
  readonly wall: Date
}

/** What a careful operator would not leave so. The sandbox may be as it is; its season is looked at all the same. */
export function configurationWarnings(configured: Configured): readonly ConfigurationWarning[] {
  const isProduction = configured.settings.profile === 'production'
  return [
    ...(isProduction ? warningsOfProduction(configured) : []),
    ...warningsOfKeys(configured),
    ...warningsOfSeason(configured),
  ]
}

const soonMs = 14 * 24 * 3600 * 1000

function warningsOfKeys({ keys, wall }: Configured): readonly ConfigurationWarning[] {
  const soon = new Date(wall.getTime() + soonMs).toISOString()
  return keys.flatMap(({ name, prefix, expires_at: at }): readonly ConfigurationWarning[] => {
    const about = `${name} (${prefix}…)`
    if (at === null) return [{ code: 'KEY_NEVER_EXPIRES', about }]
    return at > wall.toISOString() && at <= soon ? [{ code: 'KEY_EXPIRES_SOON', about }] : []
  })
}

function warningsOfProduction({ settings, plugins }: Configured): readonly ConfigurationWarning[] {
  const { access, database, server } = settings
  const found: readonly (ConfigurationWarning & { readonly is: boolean })[] = [
    {
      code: 'ADMIN_PASSWORD_SET',
      about: 'access.firstAdminPassword',
      is: access.firstAdminPassword !== '',
    },
    {
      code: 'DATA_NOT_ENCRYPTED',
      about: 'database.encryptionKey',
      is: database.client === 'sqlite' && database.encryptionKey === '',
    },
    { code: 'NO_SECOND_PROOF', about: 'access.secondProof', is: access.secondProof === 'none' },
    { code: 'PUBLIC_URL_MISSING', about: 'server.publicUrl', is: server.publicUrl === '' },
    { code: 'PUBLIC_URL_NOT_HTTPS', about: 'server.publicUrl', is: server.publicUrl.startsWith('http:') },
    { code: 'ANSWERS_CHECKED', about: 'server.checkAnswers', is: server.checkAnswers > 0 },
    ...plugins.map(({ instance, use }) => ({
      code: 'PRETEND_VENDOR' as const,
      about: instance,
      is: isPretend(use),
    })),
    { code: 'REHEARSAL', about: 'rehearsal', is: settings.rehearsal },
  ]
  return found.flatMap(({ is, ...warning }) => (is ? [warning] : []))
}

function warningsOfSeason({ season, now }: Configured): readonly ConfigurationWarning[] {
  const { opens, closes } = season.windows
  if (now.getTime() < Date.parse(opens)) return [{ code: 'SEASON_NOT_OPEN', about: season.name }]
  return now.getTime() >= Date.parse(closes) ? [{ code: 'SEASON_OVER', about: season.name }] : []
}
