import { Button, Drawer } from 'antd'
import { Fragment } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actionLabel } from './audit-labels.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { Entry } from './entry.ts'
import { subjectText } from './subject.ts'
import { SubjectLink } from './subject-link.tsx'

interface Props {
  readonly entry: Entry | undefined
  readonly onClose: () => void
  /** Shows all entries that are alike in a field. */
  readonly onAlike: (field: 'actor' | 'subject' | 'trace', value: string) => void
}

/** One entry of the trail: who did what to what, and what it changed. */
export function EntryDrawer({ entry, onClose, onAlike }: Props) {
  const t = useTranslate()
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      width="min(720px, 100vw)"
      title={entry === undefined ? '' : actionLabel(entry.act, t)}
      destroyOnHidden
    >
      {entry !== undefined && (
        <div className="page">
          <EntryFacts entry={entry} onAlike={onAlike} />
          <section className="panel">
            <h2>{t('office.audit.changes')}</h2>
            <DifferenceTable entry={entry} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

function EntryFacts({ entry, onAlike }: { entry: Entry; onAlike: Props['onAlike'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const facts = [
    { field: 'actor', label: actorLabel(entry.actor, t), shown: actorLabel(entry.actor, t) },
    { field: 'subject', label: subjectText(entry, t), shown: <SubjectLink entry={entry} /> },
    { field: 'trace', label: entry.trace, shown: entry.trace },
  ] as const
  return (
    <dl className="facts">
      <dt>{t('office.audit.at')}</dt>
      <dd>{moment(toSeason(entry.at), locale)}</dd>
      {facts.map(({ field, label, shown }) => (
        <Fragment key={field}>
          <dt>{t(`office.audit.${field}`)}</dt>
          <dd>
            <span className="audit__code">{shown}</span>{' '}
            <Button
              size="small"
              type="link"
              aria-label={t('office.audit.alikeOf', { field: t(`office.audit.${field}`), label })}
              onClick={() => onAlike(field, entry[field])}
            >
              {t('office.audit.alike')}
            </Button>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
