import type { HtmlTagDescriptor, Plugin } from 'vite'

const start = 'src/office/start.tsx'
/** The letters of Spanish and English; others come when they are written. */
const font = /latin-wght-normal.*\.woff2$/

interface Built {
  readonly type: string
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
}

/**
 * Names in the office's document all code that its first lines import, so that a browser need not run them to know, and
 * the font, so that nothing is laid out twice.
 */
export function preloadOffice(): Plugin {
  return {
    name: 'preload-office',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith('office.html')) return []
        const first = Object.values<Built>(bundle).find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith(start),
        )
        const code = first === undefined ? [] : [...withImports(first, bundle)]
        const fonts = Object.keys(bundle).filter((file) => font.test(file))
        return [...code.filter((file) => !html.includes(file)).map(codeLink), ...fonts.map(fontLink)]
      },
    },
  }
}

/** A chunk and all that it imports at once. */
function withImports(
  chunk: Built,
  bundle: Readonly<Record<string, Built>>,
  all = new Set<string>(),
): Set<string> {
  if (all.has(chunk.fileName)) return all
  all.add(chunk.fileName)
  for (const name of chunk.imports ?? []) {
    const imported = bundle[name]
    if (imported !== undefined) withImports(imported, bundle, all)
  }
  return all
}

function codeLink(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  }
}

function fontLink(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
  return { tag: 'link', attrs, injectTo: 'head' }
}
