import { useLocale, useTranslate } from '../../i18n.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { fieldLabel, valueLabel } from './audit-labels.ts'
import { differenceOf } from './difference-of.ts'
import type { Entry } from './entry.ts'

/** Each field that changed, before and after; only what was written where nothing was before. */
export function DifferenceTable({ entry: { before, after } }: { entry: Entry }) {
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
