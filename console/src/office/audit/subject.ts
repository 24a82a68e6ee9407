import type { Translate } from '../../i18n.ts'
import { own } from '../../own.ts'
import { rowsAddress } from '../list/rows-address.ts'
import type { Entry } from './entry.ts'

type AuditSubject = Pick<Entry, 'act' | 'subject' | 'before' | 'after'>

/** What an entry is about, by its own name where its record has one. */
export function subjectText({ act, subject, before, after }: AuditSubject, t: Translate): string {
  const named = own(nameFields, moduleOf(act))
  const name = Object.entries({ ...before, ...after }).find(([field]) => field === named)?.[1]
  return name === undefined
    ? subjectLabel(subject, t)
    : t(`office.audit.about.${moduleOf(act)}`, { name: String(name) })
}

/** What names an entry's subject, in words where it is no name that people use. */
export function subjectLabel(subject: string, t: Translate): string {
  if (subject === '*') return t('office.audit.everybody')
  if (subject === 'season-clock') return t('office.audit.field.clock')
  const [kind = '', name = ''] = subject.split(/:(.*)/)
  return own(kindPlaces, kind) === undefined ? subject : t(`office.audit.about.${kind}`, { name })
}

/** Where the office shows what an entry is about; null where it has no page for it. */
export function subjectAddress({ act, subject }: Pick<Entry, 'act' | 'subject'>): string | null {
  const [kind = '', name = ''] = subject.split(/:(.*)/)
  const place = own(modulePlaces, moduleOf(act)) ?? own(kindPlaces, kind)
  if (place !== undefined) return place(name === '' ? subject : name)
  if (/^[A-Z0-9]{5}$/.test(subject)) return `/enrollment/admin/students/${subject}`
  return /^[0-9a-f]{32}$/.test(subject) ? `/enrollment/admin/payments?token=${subject}` : null
}

function moduleOf(act: string): string {
  return act.split('.', 1).join('')
}

type Place = (name: string) => string

const modulePlaces: Readonly<Record<string, Place>> = {
  staff: (username) => `/enrollment/admin/users?user=${username}`,
  key: () => '/enrollment/admin/keys',
  plugin: () => '/enrollment/admin/integrations',
  reminder: (id) => `/enrollment/admin/reminders?reminder=${id}`,
}

/** By what stands before a subject's own name, as in `exception:12`. */
const kindPlaces: Readonly<Record<string, Place>> = {
  exception: (id) => `/enrollment/admin/exceptions?exception=${id}`,
  dispute: (id) => `/enrollment/admin/disputes?dispute=${id}`,
  opening: () => '/enrollment/admin/payouts',
  payout: (id) => `/enrollment/admin/payouts?payout=${id}`,
  agreement: (reference) => rowsAddress('/enrollment/admin/agreements', { search: reference }),
  'bank-file': () => '/enrollment/admin/agreements',
  fees: () => '/enrollment/admin/impact',
}

/** Of records whose subject is a number of the machine's: the field that people know them by. */
const nameFields: Readonly<Record<string, string>> = { reminder: 'name', key: 'prefix' }
