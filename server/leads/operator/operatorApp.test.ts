import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReporter } from './healthReport.ts'
import { openMetrics } from './metrics.ts'
import { createOperatorApp, isSameSecret } from './operatorApp.ts'
import { STUCK_AFTER } from './stuck.ts'
import { type OperatorStore, openOperatorStore } from './testOperator.ts'

let test: OperatorStore
beforeEach(async () => {
  test = await openOperatorStore()
})
afterEach(() => test.close())

describe('the operator’s addresses', () => {
  const TOKEN = 'a-token-of-enough-length-1'
  const ask = (path: string, settings: object = {}, authorization = `Bearer ${TOKEN}`) =>
    createOperatorApp(
      createReporter(test.store, test.database, { clock: test.clock }),
      { reportToken: TOKEN, metrics: true, ...settings },
      test.clock,
    ).request(path, {
      headers: authorization ? { authorization } : {},
    })
  it('answer with the token, and do not exist without', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, 'Bearer a', `Basic ${TOKEN}`])
      expect((await ask('/readyz', {}, wrong)).status).toBe(404)
    expect((await ask('/readyz', { reportToken: null }, 'Bearer null')).status).toBe(404)
    expect((await ask('/metrics', { metrics: false })).status).toBe(404)
    expect((await ask('/metrics', {}, '')).status).toBe(404)
  })
  it('answer 503 with the same report when something is wrong', async () => {
    await test.add()
    test.time.now += STUCK_AFTER
    const answer = await ask('/readyz')
    expect([answer.status, ((await answer.json()) as { ok: boolean }).ok]).toEqual([503, false])
  })
  it('compare secrets of any length', async () => {
    expect([
      await isSameSecret('a', 'a'),
      await isSameSecret('a', 'b'),
      await isSameSecret('a', 'aa'),
      await isSameSecret('', 'a'),
    ]).toEqual([true, false, false, false])
  })
  it('give OpenMetrics that a strict reader takes', async () => {
    await test.add(['webhook', 'email'])
    test.time.now += 90_000
    const answer = await ask('/metrics')
    expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    const text = await answer.text()
    expect(text.endsWith('# EOF\n')).toBe(true)
    const known = new Set([...text.matchAll(/^# TYPE (\w+) gauge$/gm)].map((match) => match[1]))
    for (const line of text
      .trimEnd()
      .split('\n')
      .filter((one) => !one.startsWith('#'))) {
      const [, name, value] = /^(\w+)(?:\{\w+="\w+"\})? (-?\d+(?:\.\d+)?)$/.exec(line) ?? []
      expect([line, known.has(name), Number.isFinite(Number(value))]).toEqual([line, true, true])
    }
    expect(text).toMatch(/^leads_oldest_undelivered_seconds 90$/m)
    expect(text).toMatch(/^leads_undelivered\{channel="email"\} 1$/m)
    expect(
      openMetrics({ ok: false, writable: false, problems: [], oldestUndelivered: null, counts: null, channels: [] }, test.clock()),
    ).toMatch(/^leads_store_writable 0$/m)
  })
})
