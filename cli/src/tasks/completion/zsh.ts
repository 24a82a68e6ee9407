import type { Level, Value } from './levels.ts'
import { flagsWithValues, pathsOf, quoted } from './walk.ts'

/** A completion for zsh, to be sourced or to lie in a folder of `fpath`. */
export function zshScript(levels: readonly Level[]): string {
  return `#compdef matricula
# matricula: zsh completion
_matricula() {
  local at='' skip='' word
  local -i i
  local -a below flags
  for ((i = 2; i < CURRENT; i++)); do
    word=$words[i]
    if [[ -n $skip ]]; then skip=''; continue; fi
    case "$at:$word" in
      (${flagsWithValues(levels).map(quoted).join('|')}) skip=1 ;;
    esac
    case "\${at:+$at }$word" in
      (${pathsOf(levels).map(quoted).join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at:$words[CURRENT-1]" in
${levels.flatMap(valueCases).join('\n')}
  esac
  case "$at" in
${levels.map(levelCase).join('\n')}
  esac
}

if [[ $funcstack[1] == _matricula ]]; then _matricula "$@"; else compdef _matricula matricula; fi
`
}

function valueCases({ path, flags }: Level): readonly string[] {
  return flags.flatMap(({ long, short, value }) => {
    if (value === null) return []
    const names = [long, ...(short === null ? [] : [short])].map((flag) => quoted(`${path}:${flag}`))
    return [`    (${names.join('|')}) ${offer(value)}; return ;;`]
  })
}

function levelCase({ path, commands, flags, value }: Level): string {
  const below = commands.map(({ name, description }) => described(name, description))
  const names = flags.map(({ long, description }) => described(long, description))
  return `    (${quoted(path)})
      below=(${below.join(' ')})
      flags=(${names.join(' ')})
      if [[ $words[CURRENT] == -* ]]; then _describe -o matricula flags
      else
        (( $#below )) && _describe matricula below
        ${value === null ? ':' : offer(value)}
      fi ;;`
}

function described(name: string, description: string): string {
  return quoted(`${name.replaceAll(':', String.raw`\:`)}:${description}`)
}

function offer(value: Value): string {
  switch (value.is) {
    case 'choices':
      return `compadd -- ${value.choices.map(quoted).join(' ')}`
    case 'file':
      return '_files'
    case 'text':
      return ':'
  }
}
