import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { followUpPath } from '../steps.ts'

/** The address names nobody, and why. */
export function NoStudent({ code, why }: { code: string; why: 'malformed' | 'unknown' }) {
  const text = useTexts()
  return (
    <div className="page">
      <h1 className="page__title">{text('office.studentFile.title')}</h1>
      <Alert
        type="warning"
        showIcon
        message={text(`office.studentFile.${why}`, { code })}
        description={<Link to={followUpPath}>{text('office.studentFile.toList')}</Link>}
      />
    </div>
  )
}
