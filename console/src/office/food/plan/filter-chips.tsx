import { Button } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import { formatCount } from '../../../numbers.ts'

export interface Chip<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly count: number
}

interface Props<Key extends string> {
  readonly chips: readonly Chip<Key>[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

/** How many there are of each kind, and those alone. */
export function FilterChips<Key extends string>({ chips, chosen, onChoose }: Props<Key>) {
  const t = useTranslate()
  return (
    <fieldset className="plan__chips" aria-label={t('office.insertServices.show')}>
      {chips.map(({ key, label, count }) => (
        <Button
          key={key}
          shape="round"
          type={key === chosen ? 'primary' : 'default'}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {`${label} ${formatCount(count)}`}
        </Button>
      ))}
    </fieldset>
  )
}
