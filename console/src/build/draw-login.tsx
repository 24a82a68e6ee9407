import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'

/** The markup of the sign-in page in Spanish, as the browser draws it first. */
export function drawLogin(): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location="/enrollment/login">
        <App />
      </StaticRouter>
    </StrictMode>,
  )
}
