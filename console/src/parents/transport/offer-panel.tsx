import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import type { Fee, Offer } from './transport-offer.ts'

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
  const text = useTexts()
  switch (offer.is) {
    case 'choose-first':
      return null
    case 'place-first':
      return <p className="offer__first">{text('transport.place.first')}</p>
    case 'unchosen':
      return (
        <Alert
          kind="warn"
          title={text('transport.unchosen.title', { typed: offer.typed })}
          actions={
            offer.placed && (
              <Button look="secondary" onClick={onMarker}>
                {text('transport.unchosen.marker')}
              </Button>
            )
          }
        >
          <p>{text('transport.unchosen.body')}</p>
        </Alert>
      )
    case 'modality-first':
      return <p className="offer__first">{text('transport.modality.first')}</p>
    case 'without':
      return (
        <div className="offer">
          {required && <Alert kind="warn">{text('transport.without.required')}</Alert>}
          <Button busy={confirming} onClick={onWithout}>
            {text('transport.without.confirm')}
          </Button>
        </div>
      )
    case 'measure-first':
      return (
        <div className="offer">
          <Button busy={measuring} onClick={onCalculate}>
            {text('transport.calculate')}
          </Button>
        </div>
      )
    case 'missing':
      return (
        <Alert kind="error" title={text('transport.feeMissing')}>
          <p>{text('transport.feeMissingBody')}</p>
        </Alert>
      )
    case 'fee':
    default:
      return (
        <div className="offer">
          <FeeLine fee={offer.fee} />
          <Button busy={confirming} onClick={() => onConfirm(offer.fee)}>
            {text(`transport.confirm.${offer.fee.basis}`)}
          </Button>
        </div>
      )
  }
}

function FeeLine({ fee }: { fee: Fee }) {
  const text = useTexts()
  return (
    <div className="offer__fee" aria-live="polite">
      <p className="offer__name">{fee.name}</p>
      <p>{text(`transport.ride.${fee.direction}`)}</p>
      <p className="offer__price">
        <Money amount={fee.price} /> <span className="offer__unit">{text('transport.monthly')}</span>
      </p>
      {fee.basis !== 'measured' && <p className="transport__hint">{text(`transport.basis.${fee.basis}`)}</p>}
    </div>
  )
}
