import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cLibrary } from '../bench/support/hub-folder.ts'
import { numbersOf } from '@matricula/hub/testing/keys'
import { root, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const folder = path.join(root, 'hub/deploy')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

const rules = (parse(await read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(await read('dashboard.json'))
const drawn = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Of Prometheus itself, not of the hub. */
const ofPrometheus = ['up']

/** The names of metrics in an expression: words that are neither called, nor labels, nor words of the language. */
function metricsIn(expr: string): readonly string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|ignoring|on|without) ?\([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z][a-z0-9_]*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'or')
}

const publishedOf = (text: string) =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )

describe('The dashboard and the alerts', () => {
  const hub = useHub({ settings: { redis: { url: '' } } })

  it('name only numbers that a hub publishes', async () => {
    const published = publishedOf(await numbersOf(hub()))
    // Published where Redis is named alone, which this hub does without.
    const known = new Set([...published, ...ofPrometheus, 'redis_up'])
    const named = [...drawn, ...rules.map(({ expr }) => expr)].flatMap(metricsIn)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('take a plugin for what the process says that finds it worst', () => {
    const named = [...drawn, ...rules.map(({ expr }) => expr)].filter((expr) => expr.includes('plugin_state'))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((expr) => !/min by \(exported_instance\) \(plugin_state/.test(expr))).toEqual([])
  })

  it('show every number of the hub', async () => {
    const published = publishedOf(await numbersOf(hub()))
    const shown = new Set([...drawn, ...rules.map(({ expr }) => expr)].flatMap(metricsIn))
    const unseen = [...published].filter((name) => !shown.has(name) && !/_(?:count|sum)$/.test(name))
    expect(unseen).toEqual([])
  })

  it('name jobs that the hub has', async () => {
    const named = rules.flatMap(({ expr }) => /job=~"([a-z|-]+)"/.exec(expr)?.[1]?.split('|') ?? [])
    expect(named.length).toBeGreaterThan(2)
    await until(
      () => numbersOf(hub()),
      (text) => named.every((job) => text.includes(`job="${job}"`)),
    )
  })

  it('name routes that the hub has', async () => {
    const { server } = hub().hub
    await server.app.moduleRoutes.openAll()
    const paths = new Set(server.table().map((route) => route.path))
    const named = [...drawn, ...rules.map(({ expr }) => expr)].flatMap((expr) =>
      [...expr.matchAll(/route!?="([^"]+)"/g)].map(([, route = '']) => route),
    )
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((route) => !paths.has(route))).toEqual([])
  })
})

describe('The runbook', () => {
  it('explains every alert, and none that there is not', async () => {
    const runbook = await readFile(path.join(root, 'docs/runbook.md'), 'utf8')
    const explained = [...runbook.matchAll(/^\| `([A-Z]\w+)` +\|/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('_'))
    expect(explained.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })
})

const files = ['Dockerfile', 'compose.yaml', 'Caddyfile', 'env.example', 'compose.env.example']
const units = ['matricula-backup.service', 'matricula-hub@.service', 'matricula-worker.service']
const all = await Promise.all([...files, ...units].map(read))
const settings = await readFile(path.join(root, 'config/default.yaml'), 'utf8')

describe('What the hub is deployed with', () => {
  it('sets only what the settings read', () => {
    const used = [...settings.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
    // The proxy's, compose's own database's, and those of Node.js and the program.
    const logins = ['POSTGRES', 'OWNER', 'HUB'].map((name) => `MATRICULA_${name}_PASSWORD`)
    const others = ['MATRICULA_SITE', 'MATRICULA_HUBS', 'MATRICULA_SETTINGS', ...logins]
    const named = all.flatMap((text) => [...text.matchAll(/\bMATRICULA_[A-Z_]+/g)].map(([name]) => name))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !used.includes(name) && !others.includes(name))).toEqual([])
  })

  it('asks for health where the hub tells it', async () => {
    const asked = all.flatMap((text) => [...text.matchAll(/\/api\/health\/[a-z]+/g)].map(([name]) => name))
    expect(new Set(asked)).toEqual(new Set(['/api/health/live', '/api/health/ready']))
  })

  it('starts programs that the build makes', async () => {
    const started = all.flatMap((text) =>
      [...text.matchAll(/hub\/dist\/program\/([\w-]+)\.js/g)].map(([, name]) => name),
    )
    expect(new Set(started)).toEqual(new Set(['main', 'worker', 'db-tool']))
    for (const name of started) await access(path.join(root, `hub/src/${name}.ts`))
  })

  it('tells the C library, however a hub or a worker is started, what the bench tells it', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
    const ways = all.filter((text) => /^(?:CMD|ExecStart=).*\/(?:main|worker)\.js/m.test(text))
    expect(ways).toHaveLength(3)
    for (const text of [...ways, scripts.start, scripts.worker])
      expect(
        Object.fromEntries([...text.matchAll(/\b(MALLOC_[A-Z_]+)=(\d+)/g)].map(([, ...set]) => set)),
      ).toEqual(cLibrary)
  })

  it('has everybody speak to the same ports', async () => {
    const [dockerfile = '', compose = ''] = all
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
    const hubs = /MATRICULA_HUBS: (.+)/.exec(compose)?.[1]?.split(' ')
    const services = Object.keys(parse(compose, { merge: true }).services)
    expect(hubs?.map((hub) => hub.split(':')[1])).toEqual([port, port])
    for (const hub of hubs ?? []) expect(services).toContain(hub.split(':')[0])
    const scraped: string[] = parse(await read('prometheus.yaml')).scrape_configs[0].static_configs.flatMap(
      ({ targets }: { targets: string[] }) => targets,
    )
    const workerPort = /MATRICULA_WORKER_PORT: '(\d+)'/.exec(compose)?.[1]
    expect(scraped).toEqual([...(hubs ?? []), `worker:${workerPort}`])
  })

  it('starts again without end whatever ended otherwise than by its configuration', () => {
    for (const unit of all.slice(-2)) {
      const [head = '', service = ''] = unit.split('[Service]')
      expect(head).toMatch(/^StartLimitIntervalSec=0$/m)
      expect(service).toMatch(/^Restart=on-failure$/m)
      expect(service.match(/^RestartPreventExitStatus=.*$/gm)).toEqual(['RestartPreventExitStatus=2'])
    }
    const { services } = parse(all[1] ?? '', { merge: true })
    for (const name of ['hub-a', 'hub-b', 'worker']) expect(services[name].restart).toBe('unless-stopped')
  })

  it('gives a hub the time to stop that it takes at most', () => {
    const { vendors, outbox } = parse(settings)
    const drain = Number(/MATRICULA_DRAIN_SECONDS: '(\d+)'/.exec(all[1] ?? '')?.[1])
    const longest = drain + 2 * vendors.writeSeconds + outbox.leaseSeconds / 2
    const given = all.join('\n').matchAll(/(?:TimeoutStopSec=|stop_grace_period: )(\d+)(?!\ds)/g)
    const [compose, ...rest] = [...given]
      .map(([, seconds]) => Number(seconds))
      .filter((seconds) => seconds !== 60)
    expect([compose, ...rest].every((seconds) => Number(seconds) > longest)).toBe(true)
  })
})
