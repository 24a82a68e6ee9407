import { Button } from 'antd'
import { useState } from 'react'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { instanceLabel } from '../provider-label.ts'
import { OpeningBalanceDialog } from './opening-balance-dialog.tsx'
import type { OpeningBalance } from './payout.ts'
import './payouts.css'

/** What providers had taken before the ledger; nothing in a school that began with it. */
export function OpeningBalances() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payouts/opening-balances')
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined || answer.length === 0) return null
  return (
    <section className="panel">
      <h2 className="panel__title">{t('office.payouts.opening.title')}</h2>
      {answer.map((opening) => (
        <OneOpeningBalance key={opening.instance} opening={opening} onSaid={refetch} />
      ))}
    </section>
  )
}

function OneOpeningBalance({ opening, onSaid }: { opening: OpeningBalance; onSaid: () => void }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const maySay = usePermission('PUT /api/payouts/opening-balances/{instance}')
  const [isSaying, setIsSaying] = useState(false)
  const { instance, before, at_bank: atBank, on } = opening
  const values = { provider: instanceLabel(instance, t), before: pesos(before), atBank: pesos(atBank) }
  return (
    <div className="payout__opening">
      <p>
        {t('office.payouts.opening.told', values)}{' '}
        {on !== null && t('office.payouts.opening.toldOn', { day: longDate(on, locale) })}
      </p>
      {maySay && <Button onClick={() => setIsSaying(true)}>{t('office.payouts.opening.act')}</Button>}
      {isSaying && (
        <OpeningBalanceDialog opening={opening} onSaid={onSaid} onClose={() => setIsSaying(false)} />
      )}
    </div>
  )
}
