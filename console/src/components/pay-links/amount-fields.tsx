import type { AmountTerms } from '../../api/types.ts'
import { Field } from '../field.tsx'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { typedPesos } from '../../typed-pesos.ts'

/** An amount as it is typed, and what it is for. */
export interface TypedAmount {
  readonly amount: string
  readonly concept: string
}

export const noAmount: TypedAmount = { amount: '', concept: '' }

/** COP; null where what is typed may not be sent. */
export function amountIn({ amount }: TypedAmount, { least, most }: AmountTerms): number | null {
  const pesos = typedPesos(amount)
  return pesos !== null && pesos >= least && pesos <= most ? pesos : null
}

const LONGEST_CONCEPT = 60

interface Props {
  typed: TypedAmount
  terms: AmountTerms
  onChange: (typed: TypedAmount) => void
}

/** How much somebody is asked to pay on account, and what for. */
export function AmountFields({ typed, terms, onChange }: Props) {
  const t = useTranslate()
  const range = t('payLink.amount', { least: pesos(terms.least), most: pesos(terms.most) })
  const isWrong = typed.amount.trim() !== '' && amountIn(typed, terms) === null
  return (
    <>
      <Field
        label={t('payLink.ask.amount')}
        hint={range}
        value={typed.amount}
        inputMode="numeric"
        maxLength={15}
        error={isWrong ? range : undefined}
        onChange={({ target }) => onChange({ ...typed, amount: target.value })}
      />
      <Field
        label={t('payLink.ask.concept')}
        hint={t('payLink.ask.conceptHint')}
        value={typed.concept}
        maxLength={LONGEST_CONCEPT}
        onChange={({ target }) => onChange({ ...typed, concept: target.value })}
      />
    </>
  )
}
