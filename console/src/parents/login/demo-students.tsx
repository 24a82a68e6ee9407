import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import './demo-students.css'

interface Props {
  students: CurrentSeason['demoStudents']
  chosen: string
  onChoose: (code: string) => void
}

/** Sandbox only: the invented students, each with the situation it shows. */
export function DemoStudents({ students, chosen, onChoose }: Props) {
  const t = useTranslate()
  return (
    <details id="demo" className="demo" open>
      <summary className="demo__title">{t('demo.students')}</summary>
      <p className="demo__hint">{t('demo.studentsHint')}</p>
      <ul className="demo__list">
        {students.map(({ code, situation }) => (
          <li key={code}>
            <button
              type="button"
              className="demo__student"
              aria-pressed={code === chosen}
              onClick={() => onChoose(code)}
            >
              <span className="demo__code">{code}</span>
              <span className="demo__situation">{situation}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
