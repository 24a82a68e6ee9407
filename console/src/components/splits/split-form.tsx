import { type ReactNode, useId, useState } from 'react'
import { Button, SubmitButton } from '../button.tsx'
import { Field } from '../field.tsx'
import { useTranslate } from '../../i18n.ts'
import { type Shows, ShowsChoice } from '../pay-links/shows-choice.tsx'
import type { SplitAnswer, SplitRequest } from '../../api/types.ts'
import { pesos } from '../../money.ts'
import { askedPart, askedParts, firstParts, partKinds, type TypedPart } from './split-draft.ts'
import { leastOf, sumOf } from './split-sum.ts'

interface Props {
  /** How many parts there may be, and how small. */
  terms: Pick<NonNullable<SplitAnswer['terms']>, 'parts' | 'minimumBps'>
  /** What is due today, COP. */
  due: number
  busy: boolean
  /** What the hub has refused; shown where it was asked. */
  problem: ReactNode
  onMake: (request: Pick<SplitRequest, 'parts' | 'shows'>) => void
}

const LONGEST_LABEL = 140
const FEWEST = 2

/** The parts as the family wants them, and what their payers are shown. */
export function SplitForm({ terms, due, busy, problem, onMake }: Props) {
  const t = useTranslate()
  const [parts, setParts] = useState(firstParts)
  const [shows, setShows] = useState<Shows>('amount')
  const asked = askedParts(parts)
  const { amounts, left } = sumOf(parts.map(askedPart), due)
  const least = leastOf(due, terms.minimumBps)
  const isTooSmall = (amount: number | null | undefined) => amount != null && amount < least
  const change = (changed: TypedPart) =>
    setParts((now) => now.map((part) => (part.key === changed.key ? changed : part)))
  const add = () =>
    setParts((now) => [
      ...now,
      { key: Math.max(...now.map(({ key }) => key)) + 1, label: '', kind: 'amount', value: '' },
    ])
  const missing = missingOf()
  return (
    <form
      className="send-link"
      onSubmit={(event) => {
        event.preventDefault()
        if (asked !== null && missing === null) onMake({ parts: [...asked], shows })
      }}
    >
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          n={index + 1}
          part={part}
          amount={amounts[index] ?? null}
          error={isTooSmall(amounts[index]) ? t('split.tooSmall', { minimum: pesos(least) }) : undefined}
          onChange={change}
          onRemove={
            parts.length > FEWEST ? () => setParts((now) => now.filter(({ key }) => key !== part.key)) : null
          }
        />
      ))}
      {parts.length < terms.parts && (
        <Button variant="secondary" onClick={add}>
          {t('split.add')}
        </Button>
      )}
      <ShowsChoice chosen={shows} onChoose={setShows} />
      <p className="split-sum" aria-live="polite">
        {sumText(left)}
      </p>
      {problem}
      <SubmitButton busy={busy} missing={missing}>
        {t('split.make')}
      </SubmitButton>
    </form>
  )

  function sumText(open: number): string {
    if (open === 0) return t('split.sum.all', { total: pesos(due) })
    return t(open > 0 ? 'split.sum.missing' : 'split.sum.tooMuch', { amount: pesos(Math.abs(open)) })
  }

  /** What is to be put right first, said where it is sent. */
  function missingOf(): string | null {
    if (asked === null) return t('split.incomplete')
    if (amounts.some(isTooSmall)) return t('split.smallPart')
    return left === 0 ? null : t('split.sum.wrong')
  }
}

interface PartProps {
  n: number
  part: TypedPart
  /** What it comes to, COP; null while that is not known. */
  amount: number | null
  error: string | undefined
  onChange: (part: TypedPart) => void
  /** Null where there are as few as may be. */
  onRemove: (() => void) | null
}

function PartFields({ n, part, amount, error, onChange, onRemove }: PartProps) {
  const t = useTranslate()
  const how = useId()
  return (
    <fieldset className="split-part">
      <legend className="field__label">{t('split.part', { n })}</legend>
      <Field
        label={t('split.label')}
        hint={t('split.labelHint')}
        value={part.label}
        maxLength={LONGEST_LABEL}
        onChange={({ target }) => onChange({ ...part, label: target.value })}
      />
      <div className="field">
        <label className="field__label" htmlFor={how}>
          {t('split.how')}
        </label>
        <select
          id={how}
          className="field__input"
          value={part.kind}
          onChange={({ target }) => {
            const kind = partKinds.find((one) => one === target.value) ?? part.kind
            onChange({ ...part, kind, value: '' })
          }}
        >
          {partKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`split.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      {part.kind !== 'rest' && (
        <Field
          label={t(`split.${part.kind}`)}
          value={part.value}
          inputMode="decimal"
          maxLength={15}
          error={error}
          note={
            part.kind === 'percent' && amount !== null ? (
              <p className="field__hint">{t('split.comesTo', { amount: pesos(amount) })}</p>
            ) : null
          }
          onChange={({ target }) => onChange({ ...part, value: target.value })}
        />
      )}
      {part.kind === 'rest' && amount !== null && (
        <p className={error === undefined ? 'field__hint' : 'field__error'}>
          {error ?? t('split.comesTo', { amount: pesos(amount) })}
        </p>
      )}
      {onRemove !== null && (
        <Button variant="quiet" onClick={onRemove}>
          {t('split.remove', { n })}
        </Button>
      )}
    </fieldset>
  )
}
