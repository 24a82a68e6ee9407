import { InputNumber } from 'antd'
import type { InputNumberProps } from 'antd'
import './percent-input.css'

/** A percent with at most two decimals. What antd's Form hands its field goes through. */
export function PercentInput(props: InputNumberProps<number>) {
  return (
    <InputNumber<number>
      {...props}
      precision={2}
      decimalSeparator=","
      inputMode="decimal"
      suffix="%"
      className="percent-input"
    />
  )
}
