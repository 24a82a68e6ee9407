import { Button } from 'antd'
import { useState } from 'react'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { type Movement, accountBalances } from './account-balances.ts'

/** Where the money of an order is; read when it is asked for, since each read is in the trail. */
export function MoneyMovements({ token }: { token: string }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <MovementsOfOrder token={token} />
  return <Button onClick={() => setIsOpen(true)}>{t('office.movements.show')}</Button>
}

function MovementsOfOrder({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/movements', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[96]} />
  if (answer.length === 0) return <p>{t('office.movements.none')}</p>
  return <MovementsTable movements={answer} />
}

function MovementsTable({ movements }: { movements: readonly Movement[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <table className="plain-table">
      <caption className="unseen">{t('office.movements.title')}</caption>
      {movements.map(({ key, day, reason, lines }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {longDate(day, locale)}
              {reason !== null && <small>{t(`office.movements.reason.${reason}`)}</small>}
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

function AmountRow({ line: { account, kind, amount } }: { line: Movement['lines'][number] }) {
  const t = useTranslate()
  const name = account.slice(kind.length + 1)
  return (
    <tr>
      <td>{t(`office.movements.account.${kind}`, { name })}</td>
      <td className="figures">{amount > 0 ? `+${pesos(amount)}` : pesos(amount)}</td>
    </tr>
  )
}
