import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { RefundPayerText } from './refund-payers.tsx'
import type { Refund, RefundPayer } from './refund.ts'
import { type TransferInput, transferBody } from './transfer-body.ts'
import { TransferFields } from './transfer-fields.tsx'

interface Props {
  readonly refund: Pick<Refund, 'id' | 'amount'>
  /** Whose money it is, where several people paid it; null: not known yet. */
  readonly payers: readonly RefundPayer[] | null
  /** In the place of the fields while that is not known. */
  readonly waiting: ReactNode
  readonly onClose: () => void
}

/** Notes the transfer by which the school gave the money back, or of each payer theirs: all at once or none (splits-19). */
export function TransferDialog({ refund: { id, amount }, payers, waiting, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<TransferInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/refunds/{id}/done',
    (input: TransferInput) => ({ body: transferBody(input, payers ?? []), params: { id } }),
    { done: () => t('office.refunds.transferred'), report: 'quiet' },
  )
  const told = [...(problem?.errors?.['transfers'] ?? []), ...(problem?.errors?.['day'] ?? [])]
  return (
    <FormDialog
      form={form}
      title={t('office.refunds.transfer')}
      doText={t('office.refunds.save')}
      isPossible={payers !== null}
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('office.refunds.transferMeans', { amount: pesos(amount) })}</p>
      {payers === null && waiting}
      {payers?.length === 0 && <TransferFields of="" problem={problem} />}
      {payers !== null && payers.length > 0 && (
        <>
          <p>{t('office.refunds.payers')}</p>
          <ul className="refund__payers">
            {payers.map((payer) => (
              <li key={payer.place}>
                <RefundPayerText payer={payer} />
                <TransferFields of={String(payer.place)} problem={null} />
              </li>
            ))}
          </ul>
          {told.length > 0 && <p role="alert">{told.join(' ')}</p>}
        </>
      )}
    </FormDialog>
  )
}
