import { Button, Drawer } from 'antd'
import { Fragment } from 'react'
import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actWords } from './audit-words.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { Entry } from './entry.ts'
import { aboutWords } from './subject.ts'
import { SubjectLink } from './subject-link.tsx'

interface Props {
  readonly entry: Entry | undefined
  readonly onClose: () => void
  /** Shows all entries that are alike in a field. */
  readonly onAlike: (field: 'actor' | 'subject' | 'trace', value: string) => void
}

/** One entry of the trail: who did what to what, and what it changed. */
export function EntryDrawer({ entry, onClose, onAlike }: Props) {
  const text = useTexts()
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      width="min(720px, 100vw)"
      title={entry === undefined ? '' : actWords(entry.act, text)}
      destroyOnHidden
    >
      {entry !== undefined && (
        <div className="page">
          <EntryFacts entry={entry} onAlike={onAlike} />
          <section className="panel">
            <h2>{text('office.audit.changes')}</h2>
            <DifferenceTable entry={entry} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

function EntryFacts({ entry, onAlike }: { entry: Entry; onAlike: Props['onAlike'] }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const facts = [
    { field: 'actor', said: actorWords(entry.actor, text), shown: actorWords(entry.actor, text) },
    { field: 'subject', said: aboutWords(entry, text), shown: <SubjectLink entry={entry} /> },
    { field: 'trace', said: entry.trace, shown: entry.trace },
  ] as const
  return (
    <dl className="facts">
      <dt>{text('office.audit.at')}</dt>
      <dd>{moment(toSeason(entry.at), locale)}</dd>
      {facts.map(({ field, said, shown }) => (
        <Fragment key={field}>
          <dt>{text(`office.audit.${field}`)}</dt>
          <dd>
            <span className="audit__code">{shown}</span>{' '}
            <Button
              size="small"
              type="link"
              aria-label={text('office.audit.alikeOf', { field: text(`office.audit.${field}`), said })}
              onClick={() => onAlike(field, entry[field])}
            >
              {text('office.audit.alike')}
            </Button>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
