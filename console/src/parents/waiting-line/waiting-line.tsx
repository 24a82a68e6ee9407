import { useState } from 'react'
import type { LinePlace } from '../../api/line-place.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { isWorthSaying } from './is-worth-saying.ts'
import './waiting-line.css'

interface Props {
  place: LinePlace
  onLeave: () => void
}

/** Where a family stands that came with many others; it goes in by itself. */
export function WaitingLine({ place, onLeave }: Props) {
  const t = useTranslate()
  const [said, setSaid] = useState(place)
  if (isWorthSaying(said, place)) setSaid(place)
  const back = (
    <Button variant="secondary" onClick={onLeave}>
      {t('line.back')}
    </Button>
  )
  return (
    <Dialog className="waiting-line" title={t('line.title')} onClose={onLeave} actions={back}>
      <p className="waiting-line__ahead">{t('line.ahead', { n: place.ahead })}</p>
      <p className="waiting-line__time">{timeText(place, t)}</p>
      <p>{t('line.body')}</p>
      <output className="unseen">{`${t('line.ahead', { n: said.ahead })}. ${timeText(said, t)}.`}</output>
    </Dialog>
  )
}

/** Rounded up, so that the wait is never told too short. */
function timeText({ seconds }: LinePlace, t: Translate): string {
  return seconds < 60 ? t('line.soon') : t('line.minutes', { n: Math.ceil(seconds / 60) })
}
