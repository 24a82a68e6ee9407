import { Radio } from 'antd'
import type { RadioGroupProps } from 'antd'
import { useFirstFocusable, type FieldRef } from './use-first-focusable.ts'
import './choices.css'

/** antd's group hands a role on, but its types do not know that. */
const asGroup = { role: 'radiogroup' }

interface Props extends RadioGroupProps {
  readonly 'aria-label': string
  readonly ref?: FieldRef
}

/** One of a few, one below the other; for a Form.Item, which hands over the rest. */
export function Choices({ ref, ...props }: Props) {
  const group = useFirstFocusable<HTMLDivElement>(ref)
  return <Radio.Group ref={group} {...asGroup} className="choices" {...props} />
}
