import type { Flag, Level, Value } from './levels.ts'
import { flagsWithValues, pathsOf } from './walk.ts'

/** A completion for fish 3 and later. */
export function fishScript(levels: readonly Level[]): string {
  return `# matricula: fish completion
function __matricula_at
    set -l at ''
    set -l skip 0
    for word in (commandline -opc)[2..]
        if test $skip = 1
            set skip 0
            continue
        end
        switch "$at:$word"
            case ${flagsWithValues(levels).map(single).join(' ')}
                set skip 1
        end
        switch (string trim -- "$at $word")
            case ${pathsOf(levels).map(single).join(' ')}
                set at (string trim -- "$at $word")
        end
    end
    test "$at" = "$argv[1]"
end

complete -c matricula -f
${levels.flatMap(levelLines).join('\n')}
`
}

function levelLines({ path, commands, flags, value }: Level): readonly string[] {
  const complete = `complete -c matricula -n ${single(`__matricula_at ${single(path)}`)}`
  return [
    ...commands.map(({ name, description }) => `${complete} -a ${name} -d ${single(description)}`),
    ...(value === null || value.is === 'text' ? [] : [`${complete} ${offer(value)}`]),
    ...flags.map((flag) => `${complete} ${flagWords(flag)}`),
  ]
}

function flagWords({ long, short, description, value }: Flag): string {
  return [
    `-l ${long.replace(/^--/, '')}`,
    ...(short === null ? [] : [`-s ${short.replace(/^-/, '')}`]),
    ...(value === null ? [] : [value.is === 'file' ? '-r' : '-x', offer(value)]),
    `-d ${single(description)}`,
  ]
    .filter((word) => word !== '')
    .join(' ')
}

function offer(value: Value): string {
  switch (value.is) {
    case 'choices':
      return `-a ${single(value.choices.map(single).join(' '))}`
    case 'file':
      return '-F'
    case 'text':
      return ''
  }
}

/** In single quotes, where fish wants a backslash before a quote and before a backslash. */
function single(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`
}
