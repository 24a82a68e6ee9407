import type { WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Choice } from './choice.tsx'
import type { FormEvent, Modality, TransportForm } from './transport-form.ts'
import { priceOf } from './transport-offer.ts'
import type { Offer } from './transport-offer.ts'

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
