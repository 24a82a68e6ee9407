import { useLocale, useTexts } from '../../i18n.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { fieldWords, valueWords } from './audit-words.ts'
import { differenceOf } from './difference-of.ts'
import type { Entry } from './entry.ts'

/** Each field that changed, before and after; only what was written where nothing was before. */
export function DifferenceTable({ entry: { before, after } }: { entry: Entry }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const differences = differenceOf(before, after)
  if (differences.length === 0) return <p>{text('office.audit.unchanged')}</p>
  return (
    <table className="audit__difference">
      <thead>
        <tr>
          <th scope="col">{text('office.audit.fieldTitle')}</th>
          {before !== null && <th scope="col">{text('office.audit.before')}</th>}
          {after !== null && (
            <th scope="col">{text(`office.audit.${before === null ? 'value' : 'after'}`)}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, ...values }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field, text)}</th>
            {before !== null && <td>{valueWords(field, values.before, { text, locale, toSeason })}</td>}
            {after !== null && <td>{valueWords(field, values.after, { text, locale, toSeason })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
