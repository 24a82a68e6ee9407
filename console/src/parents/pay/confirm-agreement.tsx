import type { CurrentSeason } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf, daysAfter, longDate } from '../../dates.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

interface Props {
  season: Pick<CurrentSeason, 'agreement' | 'clock'>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before an order is kept for the bank: for how long, and that nothing of it can be changed meanwhile. */
export function ConfirmAgreement({ season, busy, onConfirm, onClose }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { bank, days } = season.agreement
  const day = longDate(daysAfter(dayOf(season.clock.now), days), locale)
  const actions = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {t('pay.reserve')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('pay.askAgreement')} onClose={onClose} actions={actions}>
      <p>{t('pay.askAgreementBody', { n: days, day })}</p>
      <p>{bank === '' ? t('pay.askAgreementBank') : t('pay.askAgreementAt', { bank })}</p>
    </Dialog>
  )
}
