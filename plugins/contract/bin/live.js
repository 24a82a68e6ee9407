import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { conformsLive, readLiveFile } from '../dist/src/kit/index.js'

const { MATRICULA_ADAPTER: home = '.', MATRICULA_LIVE_FILE: file = 'live.yaml' } = process.env
const { name } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'))
const entry = createRequire(path.join(home, 'package.json')).resolve(name)
const { plugin } = await import(pathToFileURL(entry).href)
conformsLive(plugin, await readLiveFile(file, process.env))
