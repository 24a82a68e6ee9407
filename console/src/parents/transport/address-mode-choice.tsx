import { useTexts } from '../../i18n.ts'
import { Choice } from './choice.tsx'
import type { AddressMode } from './transport-form.ts'

interface Props {
  mode: AddressMode
  onMode: (mode: AddressMode) => void
}

export function AddressModeChoice({ mode, onMode }: Props) {
  const text = useTexts()
  return (
    <Choice
      legend={text('transport.place.how')}
      value={mode}
      options={[
        { value: 2 as const, label: text('transport.place.marker') },
        { value: 1 as const, label: text('transport.place.search') },
      ]}
      onChoose={onMode}
      inRow
    />
  )
}
