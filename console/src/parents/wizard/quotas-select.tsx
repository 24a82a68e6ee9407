import type { Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { laterDates } from '../../components/price/by-date.ts'
import { FirstCharge } from '../../components/price/first-charge.tsx'

interface Props {
  chosen: number
  most: number
  fixed: boolean
  /** Of these very instalments; null while it is on its way. */
  quote: Quote | null
  onChoose: (quotas: number) => void
}

/** In how many instalments the pension is charged, and what that makes the first charge. */
export function QuotasSelect({ chosen, most, fixed, quote, onChoose }: Props) {
  const t = useTranslate()
  return (
    <div className="field initial__quotas">
      <label className="field__label" htmlFor="quotas">
        {t('initial.quotas')}
      </label>
      <p id="quotas-hint" className="field__hint">
        {t('initial.quotasHint')}
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
            {t('initial.quotasOf', { n })}
          </option>
        ))}
      </select>
      <p aria-live="polite">{quote && <FirstCharge days={laterDates(quote.charges)} />}</p>
    </div>
  )
}
