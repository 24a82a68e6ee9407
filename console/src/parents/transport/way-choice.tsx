import type { WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { Choice } from './choice.tsx'
import { waysOf } from './transport-form.ts'
import type { Way } from './transport-form.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

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
  const { lastYear, provisional } = student.transport
  const offered = { 'last-year': lastYear?.concept, provisional: provisional?.name }
  const price = { 'last-year': lastYear?.price, provisional: provisional?.price }
  const options = waysOf(student).map((value) => ({
    value,
    label: text(`transport.way.${value}`),
    hint:
      value === 'measured' || value === 'none'
        ? text(`transport.way.${value}Hint`)
        : text('transport.way.feeHint', { name: offered[value] ?? '', price: cop(price[value] ?? 0) }),
  }))
  return (
    <div ref={box} tabIndex={-1} className="transport__focus">
      <Choice legend={text('transport.way.legend')} value={way} options={options} onChoose={onWay} />
    </div>
  )
}
