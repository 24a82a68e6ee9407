import type { Level, Value } from './levels.ts'
import { flagsWithValues, pathsOf, quoted } from './walk.ts'

/** A completion for bash 3.2 and later, without its bash-completion package. */
export function bashScript(levels: readonly Level[]): string {
  return `# matricula: bash completion
_matricula_offer() {
  local word
  for word in "$@"; do
    [[ $word == "$cur"* ]] && COMPREPLY+=("$(printf %q "$word")")
  done
}

_matricula_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$cur")
}

_matricula() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} path='' skip='' word i
  COMPREPLY=()
  if [[ $cur == '=' ]]; then cur=''
  elif [[ $prev == '=' ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ $skip ]]; then
      [[ $word == '=' ]] || skip=''
      continue
    fi
    case "$path:$word" in
      ${flagsWithValues(levels).map(quoted).join(' | ')}) skip=1 ;;
    esac
    case "\${path:+$path }$word" in
      ${pathsOf(levels).map(quoted).join(' | ')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path:$prev" in
${levels.flatMap(valueCases).join('\n')}
  esac
  case "$path" in
${levels.map(levelCase).join('\n')}
  esac
}

complete -F _matricula matricula
`
}

function valueCases({ path, flags }: Level): readonly string[] {
  return flags.flatMap(({ long, short, value }) => {
    if (value === null) return []
    const names = [long, ...(short === null ? [] : [short])].map((flag) => quoted(`${path}:${flag}`))
    return [`    ${names.join(' | ')}) ${offer(value)}; return ;;`]
  })
}

function levelCase({ path, commands, flags, value }: Level): string {
  const words = commands.map(({ name }) => name)
  const names = flags.map(({ long }) => long)
  return `    ${quoted(path)})
      if [[ $cur == -* ]]; then _matricula_offer ${names.join(' ')}
      else
        _matricula_offer ${words.map(quoted).join(' ')}
        ${value === null ? ':' : offer(value)}
      fi ;;`
}

function offer(value: Value): string {
  switch (value.is) {
    case 'choices':
      return `_matricula_offer ${value.choices.map(quoted).join(' ')}`
    case 'file':
      return '_matricula_files'
    case 'text':
      return ':'
  }
}
