import type { ReactNode } from 'react'
import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import { StudentFacts } from '../wizard/student-card.tsx'
import { WizardHeader } from '../wizard/wizard-header.tsx'
import './enrolled.css'

interface Props {
  readonly season: CurrentSeason
  readonly student: WizardStudent
  readonly title: string
  /** What the family does next, or whom it calls. */
  readonly next: string
  /** What became of the order. */
  readonly order: ReactNode
  readonly children?: ReactNode
}

/** The page of an enrolment that is not chosen any more: how it stands, and below it what else there is. */
export function EnrolledFrame({ season, student, title, next, order, children }: Props) {
  return (
    <div className="wizard">
      <title>{title}</title>
      <WizardHeader season={season} />
      <main className="wizard__main enrolled">
        <section className="enrolled__state" aria-labelledby="enrolled-title">
          <h2 id="enrolled-title" className="step__title">
            {title}
          </h2>
          <StudentFacts student={student} />
          <p className="enrolled__next">{next}</p>
          {order}
        </section>
        {children}
      </main>
    </div>
  )
}
