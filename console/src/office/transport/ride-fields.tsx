import { Checkbox, Form, Radio } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Calculation, Ride } from './calculation.ts'

interface Props {
  readonly ride: Pick<Calculation, keyof Ride>
  readonly onRide: (change: Partial<Ride>) => void
}

/** Full or half, which half, and from where. */
export function RideFields({ ride, onRide }: Props) {
  const t = useTranslate()
  const { modality, half, busStop } = ride
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('transport.modality.legend')}>
        <Radio.Group
          aria-label={t('transport.modality.legend')}
          value={modality}
          onChange={({ target }) => onRide({ modality: target.value as Ride['modality'] })}
          options={(['COMPLETO', 'MEDIO'] as const).map((value) => ({
            value,
            label: t(`transport.modality.${value}`),
          }))}
        />
      </Form.Item>
      {modality === 'MEDIO' && (
        <Form.Item label={t('transport.half.legend')}>
          <Radio.Group
            aria-label={t('transport.half.legend')}
            value={half}
            onChange={({ target }) => onRide({ half: target.value as Ride['half'] })}
            options={(['AM', 'PM'] as const).map((value) => ({
              value,
              label: t(`transport.half.${value}`),
            }))}
          />
        </Form.Item>
      )}
      <Checkbox checked={busStop} onChange={({ target }) => onRide({ busStop: target.checked })}>
        {t('office.transportation.busStop')}
      </Checkbox>
    </Form>
  )
}
