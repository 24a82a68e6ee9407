import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../app.tsx'

/** The markup of the sign-in page in Spanish, as the browser draws it first. */
export function drawLogin(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
