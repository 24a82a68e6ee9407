import '@ant-design/v5-patch-for-react-19'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { styleNonce } from './theme/style-nonce.ts'
import { OfficeApp } from './office-app.tsx'
import { readFirst } from './read-first.ts'
import '../styles/base.css'
import './office.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

addNonceToStyles(styleNonce())
void draw(createRoot(root))

async function draw(page: Root): Promise<void> {
  const texts = await readFirst(globalThis.location.pathname)
  page.render(
    <StrictMode>
      <BrowserRouter>
        <OfficeApp texts={texts} />
      </BrowserRouter>
    </StrictMode>,
  )
}

/**
 * Some parts of antd (the scroll lock, the measure of a scroll bar) write a style without the page's nonce, and its
 * policy would block them. Every style element that our own script makes carries it from here on.
 */
function addNonceToStyles(nonce: string): void {
  const make = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
