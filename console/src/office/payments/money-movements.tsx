import { movementWord } from '@matricula/hub/api/movement-word'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { pesos } from '../../money.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import type { Column } from '../list/column.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import { accountLabel } from './account-label.ts'
import { accountBalances, type ShownLine, type ShownMovement, withPayouts } from './shown-movements.ts'

/** Where the money of an order is; read when it is asked for, since each read is in the trail. */
export function MoneyMovements({ token }: { token: string }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <MovementsOfOrder token={token} />
  return <Button onClick={() => setIsOpen(true)}>{t('office.movements.show')}</Button>
}

function MovementsOfOrder({ token }: { token: string }) {
  const t = useTranslate()
  const movements = useRead('GET /api/payments/{token}/movements', { params: { token } })
  const payouts = useRead('GET /api/payments/{token}/payouts', { params: { token } })
  for (const { problem, refetch } of [movements, payouts])
    if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (movements.answer === undefined || payouts.answer === undefined) return <Skeleton blocks={[96]} />
  if (movements.answer.length === 0) return <p>{t('office.movements.none')}</p>
  const shown = withPayouts(movements.answer, payouts.answer)
  return (
    <>
      <MovementsTable movements={shown} />
      <MovementsFile movements={shown} />
    </>
  )
}

function MovementsTable({ movements }: { movements: readonly ShownMovement[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <table className="plain-table">
      <caption className="unseen">{t('office.movements.title')}</caption>
      {movements.map(({ key, day, lines, ...movement }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {longDate(day, locale)}
              <WordOf movement={{ key, ...movement }} />
            </th>
          </tr>
          {lines.map((line) => (
            <AmountRow key={line.account} line={line} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            {t('office.movements.today')}
          </th>
        </tr>
        {accountBalances(movements).map((line) => (
          <AmountRow key={line.account} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function AmountRow({ line }: { line: ShownLine }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const maySeePayouts = usePermission('GET /api/payouts')
  const { amount, payout } = line
  const label = accountLabel(line, t, locale)
  return (
    <tr>
      <td>
        {payout !== undefined && maySeePayouts ? (
          <Link to={rowsAddress('/enrollment/admin/payouts', { search: payout.reference })}>{label}</Link>
        ) : (
          label
        )}
      </td>
      <td className="figures">{amount > 0 ? `+${pesos(amount)}` : pesos(amount)}</td>
    </tr>
  )
}

/** The same as a file, a row each line. */
function MovementsFile({ movements }: { movements: readonly ShownMovement[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const rows = movements.flatMap(({ lines, ...movement }) => lines.map((line) => ({ ...movement, line })))
  return (
    <SaveMenu
      columns={columnsOf(t, locale)}
      name={() => t('office.movements.fileName')}
      isEmpty={false}
      read={() => Promise.resolve(rows)}
    />
  )
}

type FileRow = Omit<ShownMovement, 'lines'> & { readonly line: ShownLine }

function columnsOf(t: Translate, locale: Locale): readonly Column<FileRow>[] {
  const title = (key: string) => t(`office.movements.column.${key}`)
  return [
    { key: 'day', title: title('day'), at: ({ day }) => day },
    {
      key: 'reason',
      title: title('reason'),
      value: (movement) => wordOf(movement, t),
    },
    { key: 'account', title: title('account'), value: ({ line }) => accountLabel(line, t, locale) },
    { key: 'amount', title: title('amount'), is: 'pesos', value: ({ line }) => line.amount },
    { key: 'payout', title: title('payout'), value: ({ line }) => line.payout?.reference ?? null },
    { key: 'payoutDay', title: title('payoutDay'), at: ({ line }) => line.payout?.day ?? null },
  ]
}

type Moved = Pick<ShownMovement, 'key' | 'reason'>

function WordOf({ movement }: { movement: Moved }) {
  const word = wordOf(movement, useTranslate())
  return word !== null && <small>{word}</small>
}

function wordOf(movement: Moved, t: Translate): string | null {
  const word = movementWord(movement)
  return word === null ? null : t(`office.movements.reason.${word}`)
}
