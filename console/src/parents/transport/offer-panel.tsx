import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import type { Fee, Offer } from './transport-offer.ts'
import { Dialog } from '../../components/dialog.tsx'

interface Props {
  offer: Offer
  required: boolean
  measuring: boolean
  confirming: boolean
  onMarker: () => void
  onCalculate: () => void
  onConfirm: (fee: Fee) => void
  onWithout: () => void
}

/** What it costs and the one act that follows. */
export function OfferPanel({
  offer,
  required,
  measuring,
  confirming,
  onMarker,
  onCalculate,
  onConfirm,
  onWithout,
}: Props) {
  const t = useTranslate()
  switch (offer.is) {
    case 'choose-first':
      return null
    case 'place-first':
      return <p className="offer__first">{t('transport.place.first')}</p>
    case 'unchosen':
      return (
        <Alert
          kind="warn"
          title={t('transport.unchosen.title', { typed: offer.typed })}
          actions={
            offer.placed && (
              <Button variant="secondary" onClick={onMarker}>
                {t('transport.unchosen.marker')}
              </Button>
            )
          }
        >
          <p>{t('transport.unchosen.body')}</p>
        </Alert>
      )
    case 'modality-first':
      return <p className="offer__first">{t('transport.modality.first')}</p>
    case 'without':
      return (
        <div className="offer">
          {required && <Alert kind="warn">{t('transport.without.required')}</Alert>}
          <Button busy={confirming} onClick={onWithout}>
            {t('transport.without.confirm')}
          </Button>
        </div>
      )
    case 'measure-first':
      return (
        <div className="offer">
          <Button busy={measuring} onClick={onCalculate}>
            {t('transport.calculate')}
          </Button>
        </div>
      )
    case 'missing':
      return (
        <Alert kind="error" title={t('transport.feeMissing')}>
          <p>{t('transport.feeMissingBody')}</p>
        </Alert>
      )
    case 'fee':
    default:
      return (
        <div className="offer">
          <FeeLine fee={offer.fee} />
          <Button busy={confirming} onClick={() => onConfirm(offer.fee)}>
            {t(`transport.confirm.${offer.fee.basis}`)}
          </Button>
        </div>
      )
  }
}

function FeeLine({ fee }: { fee: Fee }) {
  const t = useTranslate()
  return (
    <div className="offer__fee" aria-live="polite">
      <p className="offer__name">{fee.name}</p>
      <p>{t(`transport.ride.${fee.direction}`)}</p>
      <p className="offer__price">
        <Money amount={fee.price} /> <span className="offer__unit">{t('transport.monthly')}</span>
      </p>
      {fee.basis !== 'measured' && <p className="transport__hint">{t(`transport.basis.${fee.basis}`)}</p>}
    </div>
  )
}

interface ConfirmAddressProps {
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
export function ConfirmAddress({
  fee,
  address,
  where,
  busy,
  fault,
  onConfirm,
  onClose,
}: ConfirmAddressProps) {
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
