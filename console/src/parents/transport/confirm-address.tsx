import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Money } from '../../components/money.tsx'
import type { Fee } from './transport-offer.ts'

interface Props {
  fee: Fee
  address: string
  /** How far from the school and on which side, where the address does not say it. */
  where: string | null
  busy: boolean
  fault: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether the address is correct, before the fee is kept. */
export function ConfirmAddress({ fee, address, where, busy, fault, onConfirm, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      title={t('transport.dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('transport.dialog.no')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('transport.dialog.yes')}
          </Button>
        </>
      }
    >
      <p className="confirm-address">{address}</p>
      {where !== null && <p>{where}</p>}
      <dl className="facts">
        <dt>{t('transport.dialog.fee')}</dt>
        <dd>{fee.name}</dd>
        <dt>{t('transport.dialog.ride')}</dt>
        <dd>{t(`transport.ride.${fee.direction}`)}</dd>
        <dt>{t('transport.dialog.price')}</dt>
        <dd>
          <Money amount={fee.price} /> {t('transport.monthly')}
        </dd>
      </dl>
      {fault}
    </Dialog>
  )
}
