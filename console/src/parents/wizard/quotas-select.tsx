import { useTexts } from '../../i18n.ts'

interface Props {
  chosen: number
  most: number
  fixed: boolean
  onChoose: (quotas: number) => void
}

/** In how many monthly instalments the pension is charged. */
export function QuotasSelect({ chosen, most, fixed, onChoose }: Props) {
  const text = useTexts()
  return (
    <div className="field initial__quotas">
      <label className="field__label" htmlFor="quotas">
        {text('initial.quotas')}
      </label>
      <p id="quotas-hint" className="field__hint">
        {text('initial.quotasHint')}
      </p>
      <select
        id="quotas"
        className="field__input"
        aria-describedby="quotas-hint"
        value={chosen}
        disabled={fixed}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {Array.from({ length: most }, (_, place) => most - place).map((n) => (
          <option key={n} value={n}>
            {text('initial.quotasOf', { n })}
          </option>
        ))}
      </select>
    </div>
  )
}
