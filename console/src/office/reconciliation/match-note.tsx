import { LinkOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { actorLabel } from '../actor-label.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { Dialog } from '../form/dialog.tsx'
import { nameOf, referenceOf } from './row.ts'
import type { ReconciliationMatch, ReconciliationRow } from './row.ts'

/** With which rows a person joined this one, why, and the way to undo it. */
export function MatchNote({
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
    () => perform('DELETE /api/reconciliation/matches/{id}', undefined, { params: { id: match.id } }),
    { done: () => t('office.reconciliation.undone') },
  )
  async function undo(): Promise<void> {
    await act(undefined)
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
