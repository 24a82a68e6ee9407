import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import type { CreditNote, Einvoice } from './einvoice.ts'

interface Props {
  readonly invoice: Einvoice
  readonly onAgain: (invoice: Einvoice) => void
}

/** A rejected invoice is issued anew, with its payer corrected. */
export function ReissueButton({ invoice, onAgain }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/einvoices/{id}/issue-again')
  if (invoice.status !== 'rejected' || invoice.isReplaced || !may) return null
  const name = invoice.number ?? invoice.reference
  return (
    <Button
      size="small"
      aria-label={t('office.einvoices.againOf', { name })}
      onClick={() => onAgain(invoice)}
    >
      {t('office.einvoices.again')}
    </Button>
  )
}

/** A credit note that was rejected, or that its provider did not issue, is issued anew. */
export function IssueNoteAgain(note: CreditNote) {
  const t = useTranslate()
  const call = 'POST /api/credit-notes/{id}/issue-again'
  const may = usePermission(call)
  const { modal } = App.useApp()
  const { id, number, reference } = note
  const { act, isActing } = useAction(call, () => ({ params: { id } }), {
    done: () => t('office.einvoices.noteAgainDone'),
  })
  if ((note.status !== 'rejected' && note.status !== 'manual') || !may) return null
  const name = number ?? reference
  const ask = () =>
    modal.confirm({
      title: t('office.einvoices.againOf', { name }),
      content: t('office.einvoices.noteAgainBody'),
      okText: t('office.einvoices.again'),
      cancelText: t('common.cancel'),
      onOk: () => act(),
    })
  return (
    <Button
      size="small"
      loading={isActing}
      aria-label={t('office.einvoices.againOf', { name })}
      onClick={() => void ask()}
    >
      {t('office.einvoices.again')}
    </Button>
  )
}
