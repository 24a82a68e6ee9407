import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import type { ToSeasonTime } from '../../season-time.ts'
import { differenceOf } from './difference-of.ts'
import type { Difference } from './difference-of.ts'
import type { Entry } from './entry.ts'
import { own } from '../../own.ts'
import { subjectLabel } from './subject.ts'

interface LabelReader {
  readonly t: Translate
  readonly locale: Locale
  readonly toSeason: ToSeasonTime
}

export function actionLabel(act: string, t: Translate): string {
  return textIfAny(`office.audit.act.${act}`, t) ?? act
}

/** Each part of where a field stands, in words where the school has them. */
export function fieldLabel(field: string, t: Translate): string {
  return field
    .split('.')
    .map(
      (part) =>
        textIfAny(isOfMail(field, part) ? 'office.reminders.subject' : `office.audit.field.${part}`, t) ??
        part,
    )
    .join(' › ')
}

/** What a mail is headed with, and what an entry is about, have the same name in what the hub keeps. */
function isOfMail(field: string, part: string): boolean {
  return part === 'subject' && field.startsWith('template.')
}

export function valueLabel(
  field: string,
  value: Difference['before'],
  { t, locale, toSeason }: LabelReader,
): string {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return t(value ? 'office.audit.yes' : 'office.audit.no')
  if (field === 'subject') return subjectLabel(String(value), t)
  if (actors.has(field)) return actorLabel(String(value), t)
  if (field === 'call') return callLabel(String(value), t)
  if (pesosOf.has(field) && typeof value === 'number') return pesos(value)
  const worded = own(keysOf, field)
  if (worded !== undefined) return textIfAny(`${worded}${value}`, t) ?? String(value)
  const groups = own(groupsOf, field)
  if (groups !== undefined) return firstText(groups, String(value), t)
  const named = own(labelOf, field)
  if (named !== undefined) return listText(String(value), named, t)
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(String(value))
    ? moment(onMachines.has(field) ? toSeason(String(value)) : String(value), locale)
    : String(value)
}

/** The whole difference in one line, for the list and its file. */
export function differenceText(
  { before, after }: Pick<Entry, 'before' | 'after'>,
  reader: LabelReader,
): string {
  return differenceOf(before, after)
    .map(({ field, ...values }) => {
      const label = `${fieldLabel(field, reader.t)}: `
      const became = valueLabel(field, values.after, reader)
      return label + (before === null ? became : `${valueLabel(field, values.before, reader)} → ${became}`)
    })
    .join('; ')
}

/** Fields of whole pesos. */
const pesosOf: ReadonlySet<string> = new Set([
  'amount',
  'total',
  'value',
  'price',
  'net',
  'fee',
  'returned',
  'proposed',
])

/** Fields of who did something. */
const actors: ReadonlySet<string> = new Set(['by', 'requestedBy', 'createdBy', 'startedBy', 'stoppedBy'])

/** Instants that are kept on the machine's clock, as that of an API key's end. */
const onMachines: ReadonlySet<string> = new Set(['expires_at'])

/** Fields whose values have words of their own, and where those stand in the texts. */
const labelOf: Readonly<Record<string, string>> = {
  roles: 'office.role',
  topic: 'office.topic',
  'audience.steps': 'office.step',
  fields: 'office.audit.field',
  verdicts: 'office.reconciliation.verdict',
}

/** Fields of one of the hub's own words: where those stand in the texts, the first group that has it. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  status: ['office.audit.word'],
  state: ['office.audit.word'],
  is: ['office.audit.word'],
  kind: ['office.exceptions.kind', 'office.discounts.kind'],
  outcome: ['office.exceptions.outcome'],
  path: ['office.payments.path'],
  document: ['documents.name'],
  act: ['office.approvals.act', 'office.audit.word'],
  section: ['office.studentFile.history.section'],
  result: ['office.studentFile.outcome'],
  action: ['office.studentFile.history.section'],
  app: ['office.audit.word'],
  borneBy: ['office.reconciliation.outflows.borneBy'],
  way: ['office.reconciliation.outflows.way'],
  shows: ['payLink.shows'],
}

function firstText(groups: readonly string[], value: string, t: Translate): string {
  return groups.map((group) => textIfAny(`${group}.${value}`, t)).find((label) => label !== null) ?? value
}

/** Fields of one value each, and how the keys of its words begin. */
const keysOf: Readonly<Record<string, string>> = {
  period: 'initial.period',
  method: 'initial.method',
  'transport.is': 'office.audit.transportIs.',
}

function listText(values: string, named: string, t: Translate): string {
  return values
    .split(', ')
    .map((value) => textIfAny(`${named}.${value}`, t) ?? value)
    .join(', ')
}

/** A text that is missing shows its own key. */
function textIfAny(key: string, t: Translate): string | null {
  const label = t(key)
  return label === key ? null : label
}

/** What a call reads, by how its path begins and where the screen's name stands in the texts; the longer ones first. */
const places = [
  ['/api/enrollment/admin/students/{student}/contacts', 'office.studentFile.contacts.title'],
  ['/api/payments/exceptions', 'office.exceptions.menu'],
  ['/api/payments/bank-agreement', 'office.agreements.menu'],
  ['/api/payments', 'office.payments.menu'],
  ['/api/disputes', 'office.disputes.menu'],
  ['/api/refunds', 'office.refunds.menu'],
  ['/api/payouts', 'office.payouts.menu'],
  ['/api/withdrawals', 'office.withdrawals.menu'],
  ['/api/splits', 'split.open'],
  ['/api/reconciliation', 'office.reconciliation.menu'],
  ['/api/approvals', 'office.approvals.menu'],
  ['/api/enrollment/admin/charges', 'office.charges.menu'],
  ['/api/enrollment/admin/progress', 'office.progress.menu'],
  ['/api/discounts', 'office.discounts.menu'],
  ['/api/reminders', 'office.reminders.menu'],
  ['/api/transport/geolocation', 'office.homesMap.menu'],
  ['/api/transport', 'office.transportation.menu'],
] as const

/** A call of the hub as people know it; what has no screen of its own is a student's record. */
export function callLabel(call: string, t: Translate): string {
  const path = call.replace(/^[A-Z]+ /, '')
  const place = places.find(([begins]) => path.startsWith(begins))
  return t(place?.[1] ?? 'office.studentFile.menu')
}
