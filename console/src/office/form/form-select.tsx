import { Select } from 'antd'
import type { SelectProps } from 'antd'

/** antd says aria-required on the element around the field too, where it means nothing; the label shows it. */
export function FormSelect<Value>({ 'aria-required': _onTheWrongElement, ...props }: SelectProps<Value>) {
  return <Select<Value> {...props} />
}
