import type { Translate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { type Exception, hasLeft, isBankLine } from './exception.ts'
import { own } from '../../own.ts'

export interface Fact {
  readonly label: string
  readonly value: string
}

const labelled = ['expected', 'seen', 'amount', 'providerRef', 'order', 'file', 'line', 'day', 'unread']
/** Said elsewhere: the currency beside the amount, the task in the words of the kind. */
const silent = ['currency', 'task']

/** What the hub noted of an exception, in the order in which one reads it; what nobody foresaw comes last, as it is. */
export function factsOf({ kind, facts }: Pick<Exception, 'kind' | 'facts'>, t: Translate): readonly Fact[] {
  const others = Object.keys(facts).filter((name) => !labelled.includes(name) && !silent.includes(name))
  return [...labelled, ...others].flatMap((name) => {
    const fact = own(facts, name)
    if (fact === undefined || fact === null || fact === '') return []
    const label = labelled.includes(name) ? t(`office.exceptions.fact.${factName(name, kind)}`) : name
    if (typeof fact === 'number') return [{ label, value: amountOf(fact, name, facts) }]
    return [{ label, value: name === 'unread' ? unreadOf(fact, t) : fact }]
  })
}

/** The cells of a line of the bank's file that cannot be read. */
function unreadOf(parts: string, t: Translate): string {
  return parts
    .split(' ')
    .map((part) => t(`office.agreements.unread.${part}`))
    .join('; ')
}

function factName(name: string, kind: Exception['kind']): string {
  if (name === 'seen' && isBankLine(kind)) return 'inFile'
  return name === 'amount' && hasLeft(kind) ? 'gone' : name
}

/** What the provider saw is in the provider's currency. */
function amountOf(amount: number, name: string, { currency }: Exception['facts']): string {
  const isForeign = name === 'seen' && typeof currency === 'string' && currency !== 'COP'
  return isForeign ? `${amount} ${currency}` : formatCop(amount)
}
