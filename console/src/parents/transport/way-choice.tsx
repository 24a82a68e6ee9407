import type { WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Choice } from './choice.tsx'
import { waysOf } from './transport-form.ts'
import type { TransportWay } from './transport-form.ts'
import { useFocusOnMount } from '../use-focus-on-mount.ts'

interface Props {
  student: WizardStudent
  way: TransportWay | null
  takeFocus: boolean
  onWay: (way: TransportWay) => void
}

/** Which fee: last year's, the provisional one, one measured from home, or none. */
export function WayChoice({ student, way, takeFocus, onWay }: Props) {
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
