import { useTranslate } from '../../i18n.ts'
import { FeeTag } from './fee-tag.tsx'

const KINDS = ['ANUAL', 'MENSUAL', 'ECO', 'CLUB'] as const

/** What each tag means for who pays. */
export function FeeKinds() {
  const t = useTranslate()
  return (
    <section className="fees__kinds" aria-labelledby="fee-kinds">
      <h2 id="fee-kinds" className="unseen">
        {t('fees.kindsTitle')}
      </h2>
      <ul>
        {KINDS.map((type) => (
          <li key={type}>
            <FeeTag type={type} /> {t(`fees.kinds.${type}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
