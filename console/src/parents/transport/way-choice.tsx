import type { WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { Choice } from './choice.tsx'
import { waysOf } from './transport-form.ts'
import type { Way } from './transport-form.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'

interface Props {
  student: WizardStudent
  way: Way | null
  takeFocus: boolean
  onWay: (way: Way) => void
}

/** Which fee: last year's, the provisional one, one measured from home, or none. */
export function WayChoice({ student, way, takeFocus, onWay }: Props) {
  const text = useTexts()
  const box = useFocusOnArrival<HTMLDivElement>(takeFocus)
  const hints = useHints(student)
  const options = waysOf(student).map((value) => ({
    value,
    label: text(`transport.way.${value}`),
    hint: hints[value],
  }))
  return (
    <div ref={box} tabIndex={-1} className="transport__focus">
      <Choice legend={text('transport.way.legend')} value={way} options={options} onChoose={onWay} />
    </div>
  )
}

/** Last year's ride with both years' prices; a provisional one without a price where the ride is still to be chosen. */
function useHints({ transport }: Pick<WizardStudent, 'transport'>): Record<Way, string> {
  const text = useTexts()
  const { lastYear, provisional } = transport
  return {
    'last-year': lastYear
      ? text('transport.way.last-yearHint', {
          name: lastYear.concept,
          price: cop(lastYear.price),
          lastPrice: cop(lastYear.lastPrice),
        })
      : '',
    provisional: provisional
      ? text('transport.way.feeHint', { name: provisional.name, price: cop(provisional.price) })
      : text('transport.way.provisionalHint'),
    measured: text('transport.way.measuredHint'),
    none: text('transport.way.noneHint'),
  }
}
