import { useTexts } from '../../i18n.ts'
import { FeeTag } from './fee-tag.tsx'

const KINDS = ['ANUAL', 'MENSUAL', 'ECO', 'CLUB'] as const

/** What each tag means for who pays. */
export function FeeKinds() {
  const text = useTexts()
  return (
    <section className="fees__kinds" aria-labelledby="fee-kinds">
      <h2 id="fee-kinds" className="unseen">
        {text('fees.kindsTitle')}
      </h2>
      <ul>
        {KINDS.map((type) => (
          <li key={type}>
            <FeeTag type={type} /> {text(`fees.kinds.${type}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
