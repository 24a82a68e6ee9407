import type { Source } from './sources.ts'

/** A route comes from `defineRoute`, where its schemas type its input: nothing of a request is given a type elsewhere. */
export function breachesOfRoutes({ file, text }: Source): string[] {
  if (file === 'hub/src/http/define-route.ts') return []
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const bare = /(?<!\bdefineRoute\(\{\s*)\bmethod: \[?'(?:GET|HEAD|POST|PUT|PATCH|DELETE|\*)'/
  const cast = /\b(?:payload|query|params)(?:\.\w+|\[[^\]]*\])? as (?!const\b)/
  return [
    ...(bare.test(code) ? [`${file} has a route without defineRoute`] : []),
    ...(cast.test(code) ? [`${file} casts what a request brings`] : []),
  ]
}
