import { Result } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'

export function MissingPage() {
  const t = useTranslate()
  return (
    <>
      <title>{t('app.notFound')}</title>
      <Result
        status="404"
        icon={null}
        title={<h1 className="page__title">{t('app.notFound')}</h1>}
        extra={<Link to="/enrollment/admin">{t('office.shell.toStart')}</Link>}
      />
    </>
  )
}
