import { useLocale, useTexts } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { useMay } from '../access/use-may.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { ChoicesFacts } from './choices-facts.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import type { StudentFile } from './student-file.ts'

/** What the family meets: the words of the sign-in, its choices, its balance, its consent. */
export function FamilyView({ file }: { file: StudentFile }) {
  const text = useTexts()
  const mayCall = useMay('GET /api/enrollment/admin/students/{student}/contacts')
  const { sees, draft, student } = file
  return (
    <div className="file-panels">
      <section className="panel">
        <h2>{text('office.studentFile.sees.title')}</h2>
        <p className="file-sees__title">{sees.title}</p>
        <p>{sees.body}</p>
      </section>
      <section className="panel">
        <h2>{text('office.studentFile.choices.title')}</h2>
        {draft === null ? (
          <p>{text('office.studentFile.choices.none')}</p>
        ) : (
          <ChoicesFacts draft={draft} grade={student.next_grade_id} />
        )}
      </section>
      {mayCall ? (
        <ContactsPanel code={student.code} />
      ) : (
        <section className="panel">
          <h2>{text('office.studentFile.contacts.title')}</h2>
          <p>{text('office.studentFile.contacts.ofAdmissions')}</p>
        </section>
      )}
      <section className="panel">
        <h2>{text('office.studentFile.account.title')}</h2>
        <Account file={file} />
      </section>
    </div>
  )
}

function Account({ file: { balance, credit, consent } }: { file: StudentFile }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <dl className="facts">
      <dt>{text('office.studentFile.account.balance')}</dt>
      <dd>{balance === null ? text('office.studentFile.account.unknown') : owed(balance, credit, text)}</dd>
      <dt>{text('office.studentFile.account.consent')}</dt>
      <dd>
        {consent === null
          ? text('office.studentFile.account.noConsent')
          : text('office.studentFile.account.consented', {
              version: consent.version,
              at: moment(toSeason(consent.at), locale),
            })}
      </dd>
    </dl>
  )
}

type Balance = NonNullable<StudentFile['balance']>

/** A credit that the year's order has used is none to promise again. */
function owed({ amount, kind }: Balance, credit: StudentFile['credit'], text: Translate): string {
  if (kind !== 'due' && credit !== null) {
    const values = { used: `$${cop(credit.used)}`, left: `$${cop(credit.left)}` }
    return text('office.studentFile.account.used', values)
  }
  return text(`office.studentFile.account.${kind}`, { amount: `$${cop(Math.abs(amount))}` })
}
