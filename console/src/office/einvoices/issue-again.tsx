import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import type { CreditNote, Einvoice } from './einvoice.ts'

/** A rejected invoice is issued anew, once its payer has been corrected. */
export function IssueAgain(invoice: Einvoice) {
  if (invoice.status !== 'rejected') return null
  return <AgainButton document={invoice} call="POST /api/einvoices/{id}/issue-again" said="again" />
}

/** A credit note that was rejected, or that its provider did not issue, is issued anew. */
export function IssueNoteAgain(note: CreditNote) {
  if (note.status !== 'rejected' && note.status !== 'manual') return null
  return <AgainButton document={note} call="POST /api/credit-notes/{id}/issue-again" said="noteAgain" />
}

interface Props {
  readonly document: Pick<Einvoice, 'id' | 'number' | 'reference'>
  readonly call: 'POST /api/einvoices/{id}/issue-again' | 'POST /api/credit-notes/{id}/issue-again'
  /** Its texts: what it means, and that it is done. */
  readonly said: 'again' | 'noteAgain'
}

function AgainButton({ document: { id, number, reference }, call, said }: Props) {
  const t = useTranslate()
  const may = usePermission(call)
  const { modal } = App.useApp()
  const { act, isActing } = useAction(call, () => ({ params: { id } }), {
    done: () => t(`office.einvoices.${said}Done`),
  })
  if (!may) return null
  const name = number ?? reference
  const ask = () =>
    modal.confirm({
      title: t('office.einvoices.againOf', { name }),
      content: t(`office.einvoices.${said}Body`),
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
