import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { rememberTyped } from './parents/login/typed-early.ts'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

// The sign-in page arrives already drawn; React then takes it over without drawing it again.
if (root.firstElementChild) {
  rememberTyped(root)
  hydrateRoot(root, page)
} else {
  createRoot(root).render(page)
}
