import { Result } from 'antd'
import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'

export function MissingPage() {
  const text = useTexts()
  return (
    <>
      <title>{text('app.notFound')}</title>
      <Result
        status="404"
        icon={null}
        title={<h1 className="page__title">{text('app.notFound')}</h1>}
        extra={<Link to="/enrollment/admin">{text('office.shell.toStart')}</Link>}
      />
    </>
  )
}
