import type { PageRequest, PageResponse } from '../pages.ts'
import { html, type Markup } from './html.ts'
import { pageStyle } from './page-style.ts'

export type Locale = PageRequest['locale']

export interface SandboxPage {
  readonly locale: Locale
  /** Whose page it is: the name of the pretend vendor. */
  readonly brand: string
  /** The heading, and the name of the tab. */
  readonly title: string
  readonly body: Markup
  /** Where a tester can go from here; none on the pages a payer or signer sees. */
  readonly links?: readonly PageLink[]
  /** 200 when absent. */
  readonly status?: number
}

export interface PageLink {
  readonly text: string
  readonly to: string
  readonly current: boolean
}

/** A whole document with the sandbox look. It carries its own style and needs no script. */
export function sandboxPage(page: SandboxPage): PageResponse {
  const text = texts[page.locale]
  const { markup } = html`<!doctype html>
    <html lang="${page.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${page.brand}</title>
        <style>
          ${{ markup: pageStyle }}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${text.skip}</a>
        <header>
          <div>
            <p class="brand">${page.brand}</p>
            <p class="note">${text.notReal}</p>
            ${page.links ? navigation(page.links, text.pages) : null}
          </div>
        </header>
        <main id="content" class="${page.links ? 'wide' : 'narrow'}">
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html>`
  return { is: 'html', status: page.status ?? 200, html: markup }
}

function navigation(links: readonly PageLink[], name: string): Markup {
  const items = links.map(
    (link) =>
      html`<li>
        <a href="${link.to}" ${link.current ? html` aria-current="page"` : null}>${link.text}</a>
      </li>`,
  )
  return html`<nav aria-label="${name}">
    <ul>
      ${items}
    </ul>
  </nav>`
}

const texts = {
  'es-CO': {
    skip: 'Ir al contenido',
    notReal: 'Entorno de pruebas: aquí nada es real.',
    pages: 'Páginas de pruebas',
  },
  en: { skip: 'Skip to content', notReal: 'Test environment: nothing here is real.', pages: 'Test pages' },
} satisfies Record<Locale, object>
