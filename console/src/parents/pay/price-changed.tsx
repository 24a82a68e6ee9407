import type { Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Money } from '../../components/money.tsx'
import { priceDifferences } from './price-differences.ts'
import '../documents/documents-entry.css'

interface Props {
  before: Quote
  after: Quote
  onReview: () => void
  onAccept: () => void
}

/** The price moved between reading and paying: what changed, and whether to pay the new one. */
export function PriceChanged({ before, after, onReview, onAccept }: Props) {
  const t = useTranslate()
  const actions = (
    <>
      <Button variant="secondary" onClick={onReview}>
        {t('pay.priceReview')}
      </Button>
      <Button onClick={onAccept}>{t('pay.priceAccept')}</Button>
    </>
  )
  return (
    <Dialog title={t('pay.priceChanged')} onClose={onReview} actions={actions}>
      <p>{t('pay.priceChangedBody')}</p>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">{t('wizard.conflict.what')}</th>
            <th scope="col">{t('pay.priceBefore')}</th>
            <th scope="col">{t('pay.priceNow')}</th>
          </tr>
        </thead>
        <tbody>
          {priceDifferences(before, after).map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{t(`pay.${name}`)}</th>
              <td>
                <Money amount={was} />
              </td>
              <td>
                <strong>
                  <Money amount={is} />
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
