import { Alert } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { Applied } from './use-apply.ts'

/** What was made of each change; what the hub refused says why. */
export function AppliedChanges({ applied }: { applied: readonly Applied[] }) {
  const text = useTexts()
  const refused = applied.flatMap(({ change, problem }) => (problem === null ? [] : [{ change, problem }]))
  const done = applied.length - refused.length
  return (
    <div className="impact__applied">
      {done > 0 && <Alert type="success" showIcon message={text('office.impact.applied', { n: done })} />}
      {refused.map(({ change: { code, fee, grade }, problem }) => (
        <Alert
          key={`${code}-${grade}`}
          type="error"
          showIcon
          role="alert"
          message={text('office.impact.notApplied', { code, grade: fee?.grade_enrollment ?? grade })}
          description={[problem.title, problem.detail, ...Object.values(problem.errors).flat()]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
    </div>
  )
}
