import { Link } from 'react-router'
import { useTexts } from '../i18n.ts'

export function NotFound() {
  const text = useTexts()
  return (
    <main className="waiting">
      <h1>{text('app.notFound')}</h1>
      <p>{text('app.notFoundBody')}</p>
      <p>
        <Link className="button button--primary" to="/enrollment/login">
          {text('app.toLogin')}
        </Link>
      </p>
    </main>
  )
}
