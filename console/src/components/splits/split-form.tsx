import { useId, useState } from 'react'
import { Button, SubmitButton } from '../button.tsx'
import { Field } from '../field.tsx'
import { useTranslate } from '../../i18n.ts'
import { type Shows, ShowsChoice } from '../pay-links/shows-choice.tsx'
import type { SplitRequest } from '../../api/types.ts'
import { askedParts, firstParts, partKinds, type TypedPart } from './split-draft.ts'

interface Props {
  /** Parts at most. */
  most: number
  busy: boolean
  onMake: (request: Pick<SplitRequest, 'parts' | 'shows'>) => void
}

const LONGEST_LABEL = 140
const FEWEST = 2

/** The parts as the family wants them, and what their payers are shown. */
export function SplitForm({ most, busy, onMake }: Props) {
  const t = useTranslate()
  const [parts, setParts] = useState(firstParts)
  const [shows, setShows] = useState<Shows>('amount')
  const asked = askedParts(parts)
  const change = (changed: TypedPart) =>
    setParts((now) => now.map((part) => (part.key === changed.key ? changed : part)))
  const add = () =>
    setParts((now) => [
      ...now,
      { key: Math.max(...now.map(({ key }) => key)) + 1, label: '', kind: 'amount', value: '' },
    ])
  return (
    <form
      className="send-link"
      onSubmit={(event) => {
        event.preventDefault()
        if (asked !== null) onMake({ parts: [...asked], shows })
      }}
    >
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          n={index + 1}
          part={part}
          onChange={change}
          onRemove={
            parts.length > FEWEST ? () => setParts((now) => now.filter(({ key }) => key !== part.key)) : null
          }
        />
      ))}
      {parts.length < most && (
        <Button variant="secondary" onClick={add}>
          {t('split.add')}
        </Button>
      )}
      <ShowsChoice chosen={shows} onChoose={setShows} />
      <SubmitButton busy={busy} missing={asked === null ? t('split.incomplete') : null}>
        {t('split.make')}
      </SubmitButton>
    </form>
  )
}

interface PartProps {
  n: number
  part: TypedPart
  onChange: (part: TypedPart) => void
  /** Null where there are as few as may be. */
  onRemove: (() => void) | null
}

function PartFields({ n, part, onChange, onRemove }: PartProps) {
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
          onChange={({ target }) => onChange({ ...part, value: target.value })}
        />
      )}
      {onRemove !== null && (
        <Button variant="quiet" onClick={onRemove}>
          {t('split.remove', { n })}
        </Button>
      )}
    </fieldset>
  )
}
