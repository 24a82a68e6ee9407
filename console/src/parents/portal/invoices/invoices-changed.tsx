import type { OpenInvoice, StudentInvoices } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Money } from '../../../components/money.tsx'
import { changesOf, type Chosen, chosenOf, totalOf } from './chosen.ts'

interface Props {
  title: string
  before: readonly OpenInvoice[]
  after: readonly StudentInvoices[]
  chosen: Chosen
  onReview: () => void
  onAccept: () => void
}

/** Accounting has other amounts than were shown: which, and whether to pay them. */
export function InvoicesChanged({ title, before, after, chosen, onReview, onAccept }: Props) {
  const t = useTranslate()
  const left = chosenOf(chosen, after)
  const actions = (
    <>
      <Button variant="secondary" onClick={onReview}>
        {t('portal.changed.review')}
      </Button>
      {left.length > 0 && <Button onClick={onAccept}>{t('portal.changed.accept')}</Button>}
    </>
  )
  return (
    <Dialog title={title} onClose={onReview} actions={actions}>
      <p>{t('portal.changed.body')}</p>
      <table className="invoice-changes">
        <thead>
          <tr>
            <th scope="col">{t('portal.changed.document')}</th>
            <th scope="col">{t('portal.changed.before')}</th>
            <th scope="col">{t('portal.changed.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(before, after).map((change) => (
            <tr key={change.document}>
              <th scope="row">{change.document}</th>
              <td>
                <Money amount={change.before} />
              </td>
              <td>{change.now === null ? t('portal.changed.gone') : <Money amount={change.now} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="invoice-changes__total">
        {t('portal.changed.total')}{' '}
        <strong>
          <Money amount={totalOf(left)} />
        </strong>
      </p>
    </Dialog>
  )
}
