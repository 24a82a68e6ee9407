import { bankFileParts, PluginFault } from '@matricula/contract'
import type { BankFileLine } from '@matricula/contract'
import { amountFrom } from './amount.ts'
import { cutting } from './cells.ts'
import { dayFrom } from './day.ts'
import { referenceFrom } from './reference.ts'
import type { Settings } from './settings.ts'
import { textOf } from './text.ts'

interface FileLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** Reads the bank's file in the form of the settings. Pure; throws `rejected` for a file that isn't in this form. */
export function readBankFile(content: Uint8Array, settings: Settings): readonly BankFileLine[] {
  const lines = textOf(content, settings.encoding)
    .split(/\r\n|\r|\n/)
    .map((text, index): FileLine => ({ number: index + 1, text }))
  const dayOf = dayReader(lines, settings)
  const payments = lines.slice(settings.headerLines).filter(({ text }) => isPayment(text, settings))
  if (payments.length === 0) {
    throw new PluginFault('rejected', 'the file has no payments', { reason: 'no payments' })
  }
  return payments.map((line) => lineFrom(line, settings, dayOf))
}

function isPayment(text: string, { paymentLines }: Settings): boolean {
  return text.trim() !== '' && text.startsWith(paymentLines)
}

type DayOf = (line: string) => string | null

/** The day stands in each line, or once in the header, where it must be readable. */
function dayReader(lines: readonly FileLine[], settings: Settings): DayOf {
  const { date } = settings
  const dayIn = (line: string) => dayFrom(cutting(line, settings)(date), date.written)
  if (date.headerLine === undefined) return dayIn
  const day = dayIn(lines[date.headerLine - 1]?.text ?? '')
  if (day === null)
    throw new PluginFault('rejected', 'the header has no day', { reason: 'no day in the header' })
  return () => day
}

function lineFrom({ number, text }: FileLine, settings: Settings, dayOf: DayOf): BankFileLine {
  const cut = cutting(text, settings)
  const written = cut(settings.reference)
  const reference = referenceFrom(written, settings.references)
  const amount = amountFrom(cut(settings.amount), settings.amount.written)
  const day = dayOf(text)
  if (reference !== null && amount !== null && day !== null) {
    return { line: number, reference, paid: { amount, day } }
  }
  const cells = { reference, amount, date: day }
  const unread = bankFileParts.filter((part) => part !== 'columns' && cells[part] === null)
  const legible = amount === null ? {} : { amount }
  return { line: number, reference: reference ?? written.trim(), paid: null, ...legible, unread }
}
