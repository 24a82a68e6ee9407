import { InputNumber } from 'antd'
import type { InputNumberProps } from 'antd'
import './percent-input.css'

/** A percent as it is written; percentRule says which. What antd's Form hands its field goes through. */
export function PercentInput(props: InputNumberProps<number>) {
  return (
    <InputNumber<number>
      {...props}
      decimalSeparator=","
      inputMode="decimal"
      suffix="%"
      className="percent-input"
    />
  )
}

/** Refuses a percent out of the range, or with more than two decimals. Whether there must be one is a rule of its own. */
export function percentRule({ min, max, message }: { min: number; max: number; message: string }) {
  return {
    validator: async (_rule: unknown, percent: number | null | undefined) => {
      if (percent == null) return
      const isExact = Math.round(percent * 100) / 100 === percent
      if (!isExact || percent < min || percent > max) throw new Error(message)
    },
  }
}
