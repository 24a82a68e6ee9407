import { importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** The longest a file may be; most are far shorter. */
const longest = 250

export function breachesOfLength({ file, text }: Source): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > longest ? [`${file} has ${lines} lines`] : []
}

/** Types are facts and rules hold for every line: no `any`, nothing switched off by a comment. */
export function breachesOfTypes({ file, text }: Source): string[] {
  const anys = /(?::\s*|\bas\s+|<|\|\s*|extends\s+|=>\s*)any\b(?!\s*\()(?![-\w'])|,\s*any\s*>|\bany\[\]/
  const switches = /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome|prettier)-(?:disable|ignore)/
  return [
    ...(anys.test(withoutTexts(text)) ? [`${file} has an any`] : []),
    ...(switches.test(text) ? [`${file} switches a rule off`] : []),
  ]
}

function withoutTexts(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '')
}

/** Where a package, and its types as well, may be named. */
const confined: readonly { readonly name: RegExp; readonly places: RegExp }[] = [
  { name: /^objection$/, places: /^hub\/src\/modules\/[^/]+\/[^/]+\.(model|store)\.ts$/ },
  { name: /^(knex|libsql|pg|tedious|better-sqlite3)(\/|$)/, places: /^hub\/src\/db\// },
]

export function breachesOfConfinement(source: Source): string[] {
  return importsOf(source).flatMap(({ specifier }) =>
    confined.some(({ name, places }) => name.test(specifier) && !places.test(source.file))
      ? [`${source.file} imports ${specifier}`]
      : [],
  )
}

export function breachesOfEnvironment({ file, text }: Source): string[] {
  if (file.startsWith('hub/src/config/') || file === 'cli/src/environment.ts') return []
  return /\bprocess\s*(?:\.|\?\.)\s*env\b|\bprocess\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(text)
    ? [`${file} reads the environment`]
    : []
}

/** Who names the parts that it takes asks for no more than these: not for the whole of the application. */
export function breachesOfContext({ file, text }: Source): string[] {
  return /\}: AppContext\s*[,)]/.test(text) ? [`${file} takes the whole context for some of its parts`] : []
}

const vendors = [
  /openapply|hikcentral|google|osrm|zoho|epayco|wompi|placetopay|davivienda/gi,
  // Short names, as words of their own or as parts of a camelCase one; DESAPROBADO holds none.
  /(?<![\p{L}\d])(?:sap|alma|payu|payU)(?![\p{Ll}])/gu,
  /(?:Sap|Alma|PayU|Payu)(?!\p{Ll})|(?<!\p{Lu})(?:SAP|ALMA|PAYU)(?!\p{L})/gu,
]

/** Words of the published API: paths, a field and a payment status that clients know by these names. */
const literal = [
  '/api/googleAPI/',
  'GoogleAnswer',
  '/api/hikcentral/',
  'grade_sap_pricelist',
  '/api/alma/studentsOpenApplyDB',
  '/api/alma/openApplyInfo/',
  '/student/openapplydetails/',
  '/api/alma/',
  '/api/sap/sap/',
  '/api/administrative/sap/',
  '/documents/zoho/sign/contract',
  'PAGO DAVIVIENDA',
]

/** The hub speaks the contract: no vendor's name, the published API's own words aside. */
export function breachesOfVendors({ file, text }: Source): string[] {
  const own = literal.reduce((rest, words) => rest.replaceAll(words, ''), text)
  return vendors.flatMap((names) => [...own.matchAll(names)].map(([name]) => `${file} names ${name}`))
}
