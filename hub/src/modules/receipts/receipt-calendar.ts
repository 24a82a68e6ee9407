import { sha256 } from '../../shared/ids.ts'
import { formatCop } from '../../shared/money.ts'
import type { ReceiptView, ReceiptWords } from './receipt-document.ts'

type CalendarView = Pick<
  ReceiptView,
  'token' | 'number' | 'cycle' | 'issuedAt' | 'school' | 'standing' | 'laterCharges'
>

/**
 * The charges to come as a calendar (RFC 5545), a day each; null where there are none. It names neither the student nor
 * the receipt's address: calendars are shared. Read again, each is known by its UID, and cancelled once the payment
 * went back.
 */
export function receiptCalendar(view: CalendarView, words: ReceiptWords): string | null {
  if (view.laterCharges.length === 0) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matricula Hub//Receipts//ES',
    'CALSCALE:GREGORIAN',
    ...view.laterCharges.flatMap((charge) => eventOf(view, charge, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(
  { token, number, cycle, issuedAt, school, standing }: CalendarView,
  { day, amount }: CalendarView['laterCharges'][number],
  { translate }: ReceiptWords,
): readonly string[] {
  const inForce = standing.status === 'in-force'
  const summary = escaped(translate('calendar.charge', { cycle, amount: formatCop(amount) }))
  const { name, phone } = school
  return [
    'BEGIN:VEVENT',
    `UID:${sha256(`${token} ${day}`).slice(0, 32)}`,
    `DTSTAMP:${utc(inForce ? issuedAt : standing.since)}`,
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
