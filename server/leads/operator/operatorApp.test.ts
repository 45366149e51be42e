import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReporter } from './healthReport.ts'
import { type OperatorStore, openOperatorStore } from './operator.testing.ts'
import { createOperatorApp, isSameSecret, writeOpenMetrics } from './operatorApp.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'

let fixture: OperatorStore
beforeEach(async () => {
  fixture = await openOperatorStore()
})
afterEach(() => fixture.close())

describe('the operator’s addresses', () => {
  const TOKEN = 'a-token-of-enough-length-1'
  const ask = (path: string, settings: object = {}, authorization = `Bearer ${TOKEN}`) =>
    createOperatorApp(
      createReporter(fixture.store, { now: fixture.now }),
      { reportToken: TOKEN, hasMetrics: true, ...settings },
      fixture.now,
    ).request(path, {
      headers: authorization ? { authorization } : {},
    })
  it('answer with the token, and do not exist without', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, 'Bearer a', `Basic ${TOKEN}`, `x Bearer ${TOKEN}`, `Bearer ${TOKEN} x`])
      expect((await ask('/readyz', {}, wrong)).status).toBe(404)
    expect((await ask('/readyz', {}, `bearer ${TOKEN}`)).status).toBe(200)
    expect((await ask('/readyz', { reportToken: null }, 'Bearer null')).status).toBe(404)
    for (const path of ['/readyz', '/metrics']) expect(await (await ask(path, {}, '')).text()).toBe('Not found.\n')
    expect((await ask('/metrics', { hasMetrics: false })).status).toBe(404)
    expect((await ask('/metrics', {}, '')).status).toBe(404)
  })
  it('answer 503 with the same report when something is wrong', async () => {
    await fixture.add()
    fixture.time.now += STUCK_AFTER_MS
    const response = await ask('/readyz')
    expect([response.status, ((await response.json()) as { ok: boolean }).ok]).toEqual([503, false])
  })
  it('compare secrets of any length', async () => {
    expect([
      await isSameSecret('a', 'a'),
      await isSameSecret('a', 'b'),
      await isSameSecret('a', 'aa'),
      await isSameSecret('', 'a'),
    ]).toEqual([true, false, false, false])
  })
  it('give OpenMetrics that a strict parser accepts', async () => {
    await fixture.add(['webhook', 'email'])
    await fixture.add(['webhook'], 'honeypot')
    fixture.time.now += 90_000
    const response = await ask('/metrics')
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    const text = await response.text()
    expect(text.endsWith('# EOF\n')).toBe(true)
    const knownMetrics = new Set([...text.matchAll(/^# TYPE (\w+) gauge$/gm)].map((match) => match[1]))
    for (const line of text
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))) {
      const [, name, value] = /^(\w+)(?:\{\w+="\w+"\})? (-?\d+(?:\.\d+)?)$/.exec(line) ?? []
      expect([line, knownMetrics.has(name), Number.isFinite(Number(value))]).toEqual([line, true, true])
    }
    const samples = text.split('\n').filter((line) => line && !line.startsWith('#'))
    expect(samples).toEqual([
      'leads_store_writable 1',
      'leads_ok 1',
      'leads_stored{state="open"} 1',
      'leads_stored{state="quarantined"} 1',
      'leads_deliveries{state="untried"} 2',
      'leads_deliveries{state="retrying"} 0',
      'leads_deliveries{state="delivered"} 0',
      'leads_deliveries{state="dead"} 0',
      'leads_undelivered{channel="email"} 1',
      'leads_undelivered{channel="webhook"} 1',
      'leads_oldest_undelivered_seconds 90',
    ])
    expect(text.match(/^# HELP \w+ .{10}/gm)).toHaveLength(knownMetrics.size)
    const unreadable = { ok: false, writable: false, problems: [], oldestUndelivered: null, counts: null, channels: [] }
    const silent = writeOpenMetrics(unreadable, fixture.now())
    expect(silent.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
      'leads_store_writable 0',
      'leads_ok 0',
      'leads_oldest_undelivered_seconds 0',
    ])
  })
  it('count dead deliveries as undelivered, so that an alarm does not end with the last attempt', async () => {
    await fixture.add(['webhook'])
    for (const given of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    expect(await (await ask('/metrics')).text()).toContain('\nleads_undelivered{channel="webhook"} 1\n')
  })
  it('give no negative age, whatever the clocks say', () => {
    const report = { ok: true, writable: true, problems: [], oldestUndelivered: '2026-11-21T09:00:00.000Z', counts: null, channels: [] }
    expect(writeOpenMetrics(report, new Date('2026-11-21T08:00:00.000Z'))).toContain('leads_oldest_undelivered_seconds 0\n')
    expect(writeOpenMetrics(report, new Date('2026-11-21T09:00:01.600Z'))).toContain('leads_oldest_undelivered_seconds 2\n')
  })
})
