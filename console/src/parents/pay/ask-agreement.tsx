import type { CurrentSeason } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { dayOf, daysAfter, longDate } from '../../money.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

interface Props {
  season: Pick<CurrentSeason, 'agreement' | 'clock'>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before an order is kept for the bank: for how long, and that nothing of it can be changed meanwhile. */
export function AskAgreement({ season, busy, onConfirm, onClose }: Props) {
  const text = useTexts()
  const { locale } = useLocale()
  const { bank, days } = season.agreement
  const day = longDate(daysAfter(dayOf(season.clock.now), days), locale)
  const actions = (
    <>
      <Button look="secondary" disabled={busy} onClick={onClose}>
        {text('common.cancel')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {text('pay.reserve')}
      </Button>
    </>
  )
  return (
    <Dialog title={text('pay.askAgreement')} onClose={onClose} actions={actions}>
      <p>{text('pay.askAgreementBody', { n: days, day })}</p>
      <p>{bank === '' ? text('pay.askAgreementBank') : text('pay.askAgreementAt', { bank })}</p>
    </Dialog>
  )
}
