import { useId } from 'react'
import type { SentPayLink } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'

export type Shows = SentPayLink['shows']

const SHOWS: readonly Shows[] = ['amount', 'concepts', 'name']

/** What who pays by a link is shown of the child. */
export function ShowsChoice({ chosen, onChoose }: { chosen: Shows; onChoose: (shows: Shows) => void }) {
  const t = useTranslate()
  const group = useId()
  return (
    <fieldset className="send-link__shows">
      <legend className="field__label">{t('payLink.ask.shows')}</legend>
      {SHOWS.map((shows) => (
        <div key={shows}>
          <label className="send-link__choice">
            <input
              type="radio"
              name={group}
              checked={chosen === shows}
              aria-describedby={`${group}-${shows}`}
              onChange={() => onChoose(shows)}
            />
            {t(`payLink.shows.${shows}`)}
          </label>
          <p id={`${group}-${shows}`} className="field__hint">
            {t(`payLink.shows.${shows}Hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
