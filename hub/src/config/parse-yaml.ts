import { parse } from 'yaml'

/** A module of its own, so that its parser is loaded only where a text was not parsed before. */
export function parseYaml(text: string): unknown {
  return parse(text)
}
