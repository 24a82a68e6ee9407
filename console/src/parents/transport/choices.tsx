import { useId } from 'react'
import type { ReactNode } from 'react'
import type { WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { FormEvent, Modality, TransportForm, TransportWay } from './transport-form.ts'
import { priceOf } from './transport-offer.ts'
import type { Offer } from './transport-offer.ts'
import { waysOf } from './transport-form.ts'
import { useFocusOnMount } from '../use-focus-on-mount.ts'

interface Props {
  student: WizardStudent
  form: TransportForm
  offer: Offer
  onChange: (event: FormEvent) => void
}

const MODALITIES = ['COMPLETO', 'MEDIO'] as const

/** Both ways or one, and which one. A fee with a name already says the first. */
export function RideChoice({ student, form, offer, onChange }: Props) {
  const t = useTranslate()
  const { transport } = student
  const isProvisional = form.way === 'provisional'
  const band = isProvisional ? 'CERCANO' : form.measure?.band
  const hint = (modality: Modality) => {
    const price = band && priceOf(transport, modality, band)
    return price
      ? t('transport.modality.price', { price: formatCop(price) })
      : t(`transport.modality.${modality}Hint`)
  }
  const chosen = offer.is === 'fee' ? offer.fee.modality : form.modality
  return (
    <div className="transport__ride">
      {(form.way === 'measured' || (isProvisional && transport.flagged)) && (
        <Choice
          legend={t('transport.modality.legend')}
          value={form.modality}
          options={MODALITIES.map((value) => ({
            value,
            label: t(`transport.modality.${value}`),
            hint: hint(value),
          }))}
          onChoose={(modality) => onChange({ is: 'modality', modality })}
          inRow
        />
      )}
      {chosen === 'MEDIO' && (
        <Choice
          legend={t('transport.half.legend')}
          value={form.half}
          options={(['AM', 'PM'] as const).map((value) => ({
            value,
            label: t(`transport.half.${value}`),
          }))}
          onChoose={(half) => onChange({ is: 'half', half })}
          inRow
        />
      )}
      <p className="transport__hint">{t(transport.busStop ? 'transport.stopNote' : 'transport.doorNote')}</p>
    </div>
  )
}

interface WayChoiceProps {
  student: WizardStudent
  way: TransportWay | null
  takeFocus: boolean
  onWay: (way: TransportWay) => void
}

/** Which fee: last year's, the provisional one, one measured from home, or none. */
export function WayChoice({ student, way, takeFocus, onWay }: WayChoiceProps) {
  const t = useTranslate()
  const box = useFocusOnMount<HTMLDivElement>(takeFocus)
  const hints = useHints(student)
  const options = waysOf(student).map((value) => ({
    value,
    label: t(`transport.way.${value}`),
    hint: hints[value],
  }))
  return (
    <div ref={box} tabIndex={-1} className="transport__focus">
      <Choice legend={t('transport.way.legend')} value={way} options={options} onChoose={onWay} />
    </div>
  )
}

/** Last year's ride with both years' prices; a provisional one without a price where the ride is still to be chosen. */
function useHints({ transport }: Pick<WizardStudent, 'transport'>): Record<TransportWay, string> {
  const t = useTranslate()
  const { lastYear, provisional } = transport
  return {
    'last-year': lastYear
      ? t('transport.way.last-yearHint', {
          name: lastYear.concept,
          price: formatCop(lastYear.price),
          lastPrice: formatCop(lastYear.lastPrice),
        })
      : '',
    provisional: provisional
      ? t('transport.way.feeHint', { name: provisional.name, price: formatCop(provisional.price) })
      : t('transport.way.provisionalHint'),
    measured: t('transport.way.measuredHint'),
    none: t('transport.way.noneHint'),
  }
}

interface Option<V> {
  value: V
  label: ReactNode
  hint?: ReactNode
}

interface ChoiceProps<V> {
  legend: ReactNode
  value: V | null
  options: readonly Option<V>[]
  onChoose: (value: V) => void
  /** Side by side where there is room; one below the other otherwise. */
  inRow?: boolean
}

/** One of a few, each a whole target to touch. */
export function Choice<V extends string | number>({
  legend,
  value,
  options,
  onChoose,
  inRow,
}: ChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset className={inRow ? 'choice choice--row' : 'choice'}>
      <legend className="choice__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice__option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className="choice__text">
            <span className="choice__label">{option.label}</span>
            {option.hint && <span className="choice__hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
