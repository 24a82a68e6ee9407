import { useTranslate } from '../../i18n.ts'

/** What the hub took for granted, in words. */
export function Assumptions({ keys }: { keys: readonly string[] }) {
  const t = useTranslate()
  if (keys.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.impact.assumes')}</h2>
      <ul className="impact__assumes">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}
