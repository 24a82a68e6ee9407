import { useState } from 'react'
import type { SentPayLink } from '../../api/types.ts'
import { Button } from '../button.tsx'
import { Money } from '../money.tsx'
import { Skeleton } from '../skeleton.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { ListedLinks } from './use-sent-links.ts'

interface Props {
  links: ListedLinks
  onWithdraw: (link: SentPayLink) => Promise<void>
}

/** The links of a student, the newest first, and how each stands. */
export function SentLinks({ links, onWithdraw }: Props) {
  const t = useTranslate()
  if (links.is === 'loading') return <Skeleton blocks={[48]} />
  if (links.is === 'failed') return <p>{t('payLink.list.failed')}</p>
  if (links.found.length === 0) return null
  return (
    <section className="send-link">
      <h3>{t('payLink.list.title')}</h3>
      <ul className="send-link__list">
        {links.found.map((link) => (
          <SentLink key={link.id} link={link} onWithdraw={() => onWithdraw(link)} />
        ))}
      </ul>
    </section>
  )
}

function SentLink({ link, onWithdraw }: { link: SentPayLink; onWithdraw: () => Promise<void> }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [busy, setBusy] = useState(false)
  const { state, shows, note, address, expiresAt, paid } = link
  const moment = (at: string) => ({ day: longDate(dayOf(at), locale), time: clockTime(at) })
  const withdraw = async () => {
    setBusy(true)
    await onWithdraw()
    setBusy(false)
  }
  return (
    <li className="send-link__item">
      <p>
        <strong>{t(`payLink.list.state.${state}`)}</strong> · {t(`payLink.shows.${shows}`)}
      </p>
      {paid === null ? (
        <p className="field__hint">{t('payLink.list.until', moment(expiresAt))}</p>
      ) : (
        <p>
          <Money amount={paid.amount} /> · {t('payLink.list.paidAt', moment(paid.at))}
        </p>
      )}
      {note !== '' && <p className="field__hint">{note}</p>}
      {(state === 'standing' || state === 'paying') && (
        <>
          <p className="send-link__address">{address}</p>
          <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
            {t('payLink.list.withdraw')}
          </Button>
        </>
      )}
    </li>
  )
}
