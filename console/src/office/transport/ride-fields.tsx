import { Checkbox, Form, Radio } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { Calculation, Ride } from './calculation.ts'

interface Props {
  readonly ride: Pick<Calculation, keyof Ride>
  readonly onRide: (change: Partial<Ride>) => void
}

/** Full or half, which half, and from where. */
export function RideFields({ ride, onRide }: Props) {
  const text = useTexts()
  const { modality, half, busStop } = ride
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={text('transport.modality.legend')}>
        <Radio.Group
          aria-label={text('transport.modality.legend')}
          value={modality}
          onChange={({ target }) => onRide({ modality: target.value as Ride['modality'] })}
          options={(['COMPLETO', 'MEDIO'] as const).map((value) => ({
            value,
            label: text(`transport.modality.${value}`),
          }))}
        />
      </Form.Item>
      {modality === 'MEDIO' && (
        <Form.Item label={text('transport.half.legend')}>
          <Radio.Group
            aria-label={text('transport.half.legend')}
            value={half}
            onChange={({ target }) => onRide({ half: target.value as Ride['half'] })}
            options={(['AM', 'PM'] as const).map((value) => ({
              value,
              label: text(`transport.half.${value}`),
            }))}
          />
        </Form.Item>
      )}
      <Checkbox checked={busStop} onChange={({ target }) => onRide({ busStop: target.checked })}>
        {text('office.transportation.busStop')}
      </Checkbox>
    </Form>
  )
}
