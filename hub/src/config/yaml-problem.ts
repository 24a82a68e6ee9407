import { own } from '@matricula/contract'
import type { YAMLParseError } from 'yaml'
import { startProblem } from './start-problem.ts'
import type { Locale } from './texts.ts'

/**
 * Why a YAML file could not be read, with its line. Written from the parser's code alone: its own message is English
 * and may quote the file, which may hold a secret.
 */
export function yamlProblem(file: string, error: unknown, locale: Locale): string {
  if (isYamlError(error)) {
    const [at] = error.linePos ?? []
    if (at !== undefined) return `${file}: ${wrongYamlAt(at, error, locale)}`
    return startProblem('wrongYamlSomewhere', { file, why: reasonOf(error, locale) }, locale)
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return startProblem('noFile', { file }, locale)
  if (code !== '') return startProblem('fileNotReadable', { file, why: code }, locale)
  return startProblem('wrongYamlSomewhere', { file, why: reasonOf(error, locale) }, locale)
}

/** The first of a text's errors, where it stands, and how many others the parser has met after it. */
export function firstYamlProblem(
  at: YamlPlace,
  [first, ...others]: readonly unknown[],
  locale: Locale,
): string {
  const told = wrongYamlAt(at, first, locale)
  if (others.length === 0) return told
  return startProblem('wrongYamlMore', { first: told, n: others.length }, locale)
}

interface YamlPlace {
  readonly line: number
  readonly col: number
}

function wrongYamlAt({ line, col: column }: YamlPlace, error: unknown, locale: Locale): string {
  return startProblem(
    'wrongYaml',
    { line: String(line), column: String(column), why: reasonOf(error, locale) },
    locale,
  )
}

function reasonOf(error: unknown, locale: Locale): string {
  const said = reasons[locale]
  if (isYamlError(error)) return own(said, error.code) ?? said.other
  // Only an alias is looked up after the text was parsed, and the parser does not say where it stands.
  return error instanceof ReferenceError ? said.BAD_ALIAS : said.other
}

/** By its name: the parser is loaded only where something is parsed. */
function isYamlError(error: unknown): error is YAMLParseError {
  return error instanceof Error && error.name === 'YAMLParseError'
}

const es = {
  other: 'no es YAML válido',
  BAD_ALIAS: 'usa un alias (*nombre) que no está definido antes; un texto con * va entre comillas',
  BAD_DQ_ESCAPE: 'una barra invertida entre comillas dobles no es válida ahí; use comillas simples',
  BAD_INDENT: 'la sangría no corresponde a ningún grupo, o falta cerrar un corchete o una llave',
  BAD_SCALAR_START: 'un texto no puede empezar con ese carácter sin comillas',
  BLOCK_AS_IMPLICIT_KEY: 'hay dos “clave:” en un mismo renglón; ponga el valor entre comillas',
  DUPLICATE_KEY: 'la clave está dos veces en el mismo grupo',
  MISSING_CHAR: 'falta un signo: una comilla, un paréntesis de cierre, una coma, dos puntos o un espacio',
  MULTILINE_IMPLICIT_KEY: 'a la clave le faltan los dos puntos',
  MULTIPLE_DOCS: 'empieza un segundo documento; un archivo tiene uno',
  TAB_AS_INDENT: 'la sangría es un tabulador; use espacios',
  UNEXPECTED_TOKEN: 'hay un signo que no va ahí',
}

const en: typeof es = {
  other: 'is not valid YAML',
  BAD_ALIAS: 'uses an alias (*name) that is not defined before; a text with * goes between quotes',
  BAD_DQ_ESCAPE: 'a backslash between double quotes is not valid there; use single quotes',
  BAD_INDENT: 'the indentation matches no group, or a bracket is not closed',
  BAD_SCALAR_START: 'a text may not begin with that character without quotes',
  BLOCK_AS_IMPLICIT_KEY: 'two “key:” stand in one line; put the value between quotes',
  DUPLICATE_KEY: 'the key stands twice in the same group',
  MISSING_CHAR: 'a sign is missing: a quote, a closing bracket, a comma, a colon or a space',
  MULTILINE_IMPLICIT_KEY: 'the key lacks its colon',
  MULTIPLE_DOCS: 'a second document begins; a file has one',
  TAB_AS_INDENT: 'the indentation is a tab; use spaces',
  UNEXPECTED_TOKEN: 'a sign stands where it may not',
}

const reasons: Readonly<Record<Locale, typeof es>> = { 'es-CO': es, en }
