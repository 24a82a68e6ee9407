import { InputNumber } from 'antd'
import type { InputNumberProps } from 'antd'
import { cop } from '../../money.ts'

/** Whole pesos with dot thousands while one writes. What antd's Form hands its field goes through. */
export function PesosInput(props: InputNumberProps<string | number>) {
  return (
    <InputNumber<string | number>
      {...props}
      min={0}
      precision={0}
      step={1000}
      inputMode="numeric"
      prefix="$"
      className="fee-form__number"
      formatter={(value) => (typeof value === 'number' || value ? cop(Number(value)) : '')}
      parser={(written) => pesosIn(written ?? '')}
    />
  )
}

/** The bare number: dots are thousands and a comma begins the decimals, as they are written here. */
export function pesosIn(written: string): string {
  return written.replaceAll(/[.\s$]/g, '').replace(',', '.')
}
