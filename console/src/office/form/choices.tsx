import { Radio } from 'antd'
import type { RadioGroupProps } from 'antd'
import './choices.css'

/** antd's group hands a role on, but its types do not know that. */
const asGroup = { role: 'radiogroup' }

/** One of a few, one below the other; for a Form.Item, which hands over the rest. */
export function Choices(props: RadioGroupProps & { 'aria-label': string }) {
  return <Radio.Group {...asGroup} className="choices" {...props} />
}
