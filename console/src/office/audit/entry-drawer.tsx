import { Button, Drawer } from 'antd'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actionLabel, fieldLabel, valueLabel } from './audit-labels.ts'
import type { Entry } from './entry.ts'
import { subjectText, subjectAddress } from './subject.ts'
import { differenceOf } from './difference-of.ts'

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

/** Each field that changed, before and after; only what was written where nothing was before. */
function DifferenceTable({ entry: { before, after } }: { entry: Entry }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const differences = differenceOf(before, after)
  if (differences.length === 0) return <p>{t('office.audit.unchanged')}</p>
  return (
    <table className="audit__difference">
      <thead>
        <tr>
          <th scope="col">{t('office.audit.fieldTitle')}</th>
          {before !== null && <th scope="col">{t('office.audit.before')}</th>}
          {after !== null && <th scope="col">{t(`office.audit.${before === null ? 'value' : 'after'}`)}</th>}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, ...values }) => (
          <tr key={field}>
            <th scope="row">{fieldLabel(field, t)}</th>
            {before !== null && <td>{valueLabel(field, values.before, { t, locale, toSeason })}</td>}
            {after !== null && <td>{valueLabel(field, values.after, { t, locale, toSeason })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What an entry is about, and the way to its page where the office has one. */
export function SubjectLink({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const label = subjectText(entry, t)
  const to = subjectAddress(entry)
  return to === null ? label : <Link to={to}>{label}</Link>
}
