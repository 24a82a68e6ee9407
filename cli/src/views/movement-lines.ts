import type { components } from '@matricula/hub/api'
import { movementWord } from '@matricula/hub/api/movement-word'
import { clip } from '../output/cells.ts'
import type { Line } from '../output/line.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

type Movement = components['schemas']['Movement']

/** Every movement of an order's money, and under each what it moved: where the money is, and the ledger's own account. */
export function movementLines(movements: readonly Movement[], locale: Locale): readonly Line[] {
  const t = translator('payments', locale)
  if (movements.length === 0) return [t('noMovements')]
  const wordOf = (movement: Pick<Movement, 'key' | 'reason'>) => {
    const word = movementWord(movement)
    return word === null ? '' : t(`moved_${word}`)
  }
  return movements.flatMap(({ key, day, reason, lines }) => [
    [day, wordOf({ key, reason })].filter((part) => part !== '').join('  '),
    ...lines.map(({ account, kind, amount }) => ({
      within: (screen: number) => [
        clip(`  ${signed(amount, locale).padStart(16)}  ${t(`account_${kind}`)} · ${account}`, {
          most: 120,
          screen,
        }),
      ],
    })),
  ])
}

function signed(amount: number, locale: Locale): string {
  return amount > 0 ? `+${formatCop(locale, amount)}` : formatCop(locale, amount)
}
