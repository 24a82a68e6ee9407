import '@ant-design/v5-patch-for-react-19'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '../styles/base.css'
import { addNonceToStyles } from './theme/carry-nonce.ts'
import { styleNonce } from './theme/style-nonce.ts'
import { OfficeApp } from './office-app.tsx'
import './office.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

addNonceToStyles(styleNonce())
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <OfficeApp />
    </BrowserRouter>
  </StrictMode>,
)
