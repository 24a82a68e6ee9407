import {
  CheckCircleFilled,
  ClockCircleFilled,
  ExclamationCircleFilled,
  QuestionCircleFilled,
  LinkOutlined,
} from '@ant-design/icons'
import { Tag, Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { caseOf } from './case-of.ts'
import { orderPartsOf } from './order-summary.ts'
import { paymentAddress } from './payment-address.ts'
import type { Day, ReconciliationRow, ReconciliationMatch } from './row.ts'
import { actorLabel } from '../actor-label.ts'
import { useAction } from '../api/use-action.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { Dialog } from '../form/dialog.tsx'
import { nameOf, referenceOf } from './row.ts'
import { isGivenBack, verdictText } from './verdict-text.ts'

type Tone = 'green' | 'blue' | 'red'

const tones: Readonly<Record<ReconciliationRow['verdict'], Tone>> = {
  agrees: 'green',
  'amount-differs': 'red',
  'only-provider': 'red',
  'only-hub': 'red',
  'only-accounting': 'red',
  'not-yet-in-accounting': 'blue',
  'on-hold': 'red',
  reversed: 'red',
  'ledger-differs': 'red',
  unknown: 'blue',
}

const icons: Readonly<Record<Tone, ReactNode>> = {
  green: <CheckCircleFilled aria-hidden="true" />,
  blue: <ClockCircleFilled aria-hidden="true" />,
  red: <ExclamationCircleFilled aria-hidden="true" />,
}

const unknownIcon = <QuestionCircleFilled aria-hidden="true" />

/** How a row stands, what that means, and what to do; of what agrees, what accounting holds beside what was paid. */
export function VerdictOf({ row, answer }: { row: ReconciliationRow; answer: Day }) {
  const t = useTranslate()
  const { verdict, match } = row
  if (match !== null) return <MatchNote row={row} match={match} rows={answer.rows} />
  const tone = tones[verdict]
  const { name, values } = caseOf(row, answer.sources)
  return (
    <>
      <Tag color={tone} icon={verdict === 'unknown' ? unknownIcon : icons[tone]}>
        {verdictText(row, t)}
      </Tag>
      {isGivenBack(row) && <p className="reconciled__note">{t('office.reconciliation.refunded')}</p>}
      {verdict !== 'agrees' && (
        <>
          <p>{t(`office.reconciliation.case.${name}.means`, values)}</p>
          <p className="reconciled__note">{t(`office.reconciliation.case.${name}.todo`, values)}</p>
        </>
      )}
      {orderPartsOf(row).map(({ what, amount }) => (
        <p key={what} className="reconciled__note">
          {t(`office.reconciliation.holds.${what}`, { amount })}
        </p>
      ))}
      {row.hub?.status === 'returned' && (
        <p className="reconciled__note">{t('office.reconciliation.givenBack')}</p>
      )}
      <Ways row={row} />
    </>
  )
}

/** What a delivery is that accounting waits for. */
const deliveries: Partial<Record<ReconciliationRow['verdict'], 'due' | 'on_hold'>> = {
  'on-hold': 'on_hold',
  'not-yet-in-accounting': 'due',
}

/** To where the row can be looked into: its payment, and its delivery while that has not arrived. */
function Ways({ row }: { row: ReconciliationRow }) {
  const t = useTranslate()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const maySeeDeliveries = usePermission('GET /api/outbox')
  const payment = paymentAddress(row)
  const delivery = deliveries[row.verdict]
  if (row.verdict === 'agrees') return null
  return (
    <p className="reconciled__ways">
      {mayOpen && payment !== null && <Link to={payment}>{t('office.reconciliation.openPayment')}</Link>}
      {maySeeDeliveries && delivery !== undefined && (
        <Link to={rowsAddress('/enrollment/admin/deliveries', { status: delivery })}>
          {t(`office.reconciliation.deliveries.${delivery}`)}
        </Link>
      )}
    </p>
  )
}

/** With which rows a person joined this one, why, and the way to undo it. */
function MatchNote({
  row,
  match,
  rows,
}: {
  row: ReconciliationRow
  match: ReconciliationMatch
  rows: readonly ReconciliationRow[]
}) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const [isAsked, setAsked] = useState(false)
  const mayUndo = usePermission('DELETE /api/reconciliation/matches/{id}')
  const others = match.rows.filter((id) => id !== row.id).map((id) => noteText(id, rows))
  const values = { others: others.join(', '), reason: match.reason }
  const by = { who: actorLabel(match.by, t), at: moment(toSeason(match.at), locale) }
  return (
    <>
      <Tag color="green" icon={<LinkOutlined aria-hidden />}>
        {t('office.reconciliation.matched')}
      </Tag>
      <p>{t('office.reconciliation.matchedWith', values)}</p>
      <p className="reconciled__note">{t('office.reconciliation.matchedBy', by)}</p>
      {mayUndo && (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('office.reconciliation.undo')}
        </Button>
      )}
      {isAsked && <UndoDialog match={match} onClose={() => setAsked(false)} />}
    </>
  )
}

/** A row of the match that the day no longer shows is called by its id. */
function noteText(id: string, rows: readonly ReconciliationRow[]): string {
  const row = rows.find((one) => one.id === id)
  return row === undefined ? id : [...new Set([nameOf(row), referenceOf(row)])].join(' ')
}

function UndoDialog({ match, onClose }: { match: ReconciliationMatch; onClose: () => void }) {
  const t = useTranslate()
  const { act, isActing } = useAction(
    'DELETE /api/reconciliation/matches/{id}',
    () => ({ params: { id: match.id } }),
    { done: () => t('office.reconciliation.undone') },
  )
  async function undo(): Promise<void> {
    await act()
    onClose()
  }
  return (
    <Dialog
      title={t('office.reconciliation.undo')}
      okText={t('office.reconciliation.undo')}
      okButtonProps={{ danger: true }}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void undo()}
      onCancel={onClose}
    >
      <p>{t('office.reconciliation.undoBody', { n: match.rows.length })}</p>
    </Dialog>
  )
}
