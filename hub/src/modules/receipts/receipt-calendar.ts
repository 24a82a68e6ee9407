import { sha256 } from '../../shared/ids.ts'
import { pesos } from '../../shared/money.ts'
import type { ReceiptView, ReceiptWords } from './receipt-document.ts'

type CalendarView = Pick<
  ReceiptView,
  'token' | 'number' | 'cycle' | 'issuedAt' | 'school' | 'standing' | 'laterCharges'
> &
  Partial<Pick<ReceiptView, 'cancelled'>>

/** A receipt, and by which first names its student is known; null once they were erased. */
export interface CalendarFacts {
  readonly view: CalendarView
  readonly firstNames: string | null
}

/**
 * The charges to come as a calendar (RFC 5545), a day each; null where there are none. Of the student it has the first
 * names alone, and it has not the receipt's address: calendars are shared. Read again, each is known by its UID, and
 * cancelled once the payment went back or the student has left.
 */
export function receiptCalendar(facts: CalendarFacts, words: ReceiptWords): string | null {
  const { view } = facts
  const { cancelled } = view
  const gone = cancelled?.charges ?? []
  if (view.laterCharges.length + gone.length === 0) return null
  const { status, since } = view.standing
  const state = status === 'reversed' ? { goneSince: since } : { goneSince: null }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matricula Hub//Receipts//ES',
    'CALSCALE:GREGORIAN',
    ...view.laterCharges.flatMap((charge) => eventOf(facts, { ...charge, ...state }, words)),
    ...gone.flatMap((charge) => eventOf(facts, { ...charge, goneSince: cancelled?.since ?? since }, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

type DatedCharge = CalendarView['laterCharges'][number] & {
  /** Since when it is not to come any more; null: it is. */
  readonly goneSince: string | null
}

function eventOf(
  { view: { token, number, cycle, issuedAt, school }, firstNames }: CalendarFacts,
  { day, amount, goneSince }: DatedCharge,
  { translate }: ReceiptWords,
): readonly string[] {
  const inForce = goneSince === null
  const charge = { cycle, amount: pesos(amount) }
  const summary = escaped(
    firstNames === null
      ? translate('calendar.charge', charge)
      : translate('calendar.chargeOf', { ...charge, name: firstNames }),
  )
  const { name, phone } = school
  return [
    'BEGIN:VEVENT',
    `UID:${sha256(`${token} ${day}`).slice(0, 32)}`,
    `DTSTAMP:${utc(goneSince ?? issuedAt)}`,
    `SEQUENCE:${inForce ? 0 : 1}`,
    `STATUS:${inForce ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(translate('calendar.about', { school: name, number, phone }))}`,
    ...(inForce ? dayBefore(summary) : []),
    'END:VEVENT',
  ]
}

/** At nine in the morning of the day before. */
function dayBefore(summary: string): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15H', `DESCRIPTION:${summary}`, 'END:VALARM']
}

function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

const longestLine = 75

/** RFC 5545, 3.1: no line is longer in octets, and none is folded within a sign. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    const isFull = octets + size > longestLine
    text += isFull ? `\r\n ${sign}` : sign
    octets = isFull ? 1 + size : octets + size
  }
  return text
}
