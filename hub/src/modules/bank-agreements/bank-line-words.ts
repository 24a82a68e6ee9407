import type { BankFileLine as BankLine, LocalDate, ProviderPayment } from '@matricula/contract'

/** A line of the bank's file as a provider's word; null where it cannot be read. */
export interface BankLineSeen {
  readonly line: BankLine
  readonly seen: ProviderPayment | null
}

/** The lines with a name for each payment, which stays when the same payment comes in another file. */
export function bankLineWords(lines: readonly BankLine[]): readonly BankLineSeen[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const { paid } = line
    if (paid === null) return { line, seen: null }
    const reference = line.reference.toUpperCase()
    const payment = `${reference} ${paid.day} ${paid.amount}`
    const time = (times.get(payment) ?? 0) + 1
    times.set(payment, time)
    return { line, seen: wordOfLine(reference, paid, time) }
  })
}

/** The day that the bank gives a payment of its file, by the name that it has here. */
export function dayOfBankLine(providerRef: string): LocalDate {
  const [day = ''] = providerRef.split('/', 1)
  return day
}

function wordOfLine(
  reference: string,
  { amount, day }: NonNullable<BankLine['paid']>,
  time: number,
): ProviderPayment {
  return {
    reference,
    providerRef: `${day}/${amount}/${time}`,
    status: 'approved',
    rawStatus: 'in-bank-file',
    amount,
    currency: 'COP',
    at: new Date(`${day}T12:00:00-05:00`).toISOString(),
    means: null,
    reason: null,
    test: false,
  }
}
