import { useTranslate } from '../../i18n.ts'
import { Choice } from './choice.tsx'
import type { AddressMode } from './transport-form.ts'

interface Props {
  mode: AddressMode
  onMode: (mode: AddressMode) => void
}

export function AddressModeChoice({ mode, onMode }: Props) {
  const t = useTranslate()
  return (
    <Choice
      legend={t('transport.place.how')}
      value={mode}
      options={[
        { value: 2 as const, label: t('transport.place.marker') },
        { value: 1 as const, label: t('transport.place.search') },
      ]}
      onChoose={onMode}
      inRow
    />
  )
}
