import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { followUpPath } from '../steps.ts'

/** The address names nobody, and why. */
export function NoStudent({ code, why }: { code: string; why: 'malformed' | 'unknown' }) {
  const t = useTranslate()
  return (
    <div className="page">
      <h1 className="page__title">{t('office.studentFile.title')}</h1>
      <Alert
        type="warning"
        showIcon
        message={t(`office.studentFile.${why}`, { code })}
        description={<Link to={followUpPath}>{t('office.studentFile.toList')}</Link>}
      />
    </div>
  )
}
