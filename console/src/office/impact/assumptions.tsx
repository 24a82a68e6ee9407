import { useTexts } from '../../i18n.ts'

/** What the hub took for granted, in words. */
export function Assumptions({ keys }: { keys: readonly string[] }) {
  const text = useTexts()
  if (keys.length === 0) return null
  return (
    <section className="panel">
      <h2>{text('office.impact.assumes')}</h2>
      <ul className="impact__assumes">
        {keys.map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
    </section>
  )
}
