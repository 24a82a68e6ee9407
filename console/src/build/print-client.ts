import { readFile } from 'node:fs/promises'
import openapiTypes, { astToString } from 'openapi-typescript'

/**
 * Prints the types of the hub's API to standard output, from the document a running hub publishes (its address is the
 * argument) or from a file.
 */
const [source = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const document: unknown = source.startsWith('http')
  ? await (await fetch(new URL('/openapi.json', source))).json()
  : JSON.parse(await readFile(source, 'utf8'))
const tree = await openapiTypes(JSON.stringify(document), { rootTypes: false })
process.stdout.write(
  `// Written by \`npm run client\` from the hub's /openapi.json; not by hand.\n\n${astToString(tree)}`,
)
