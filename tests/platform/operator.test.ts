/** The operator's report, metrics and commands on every platform. LEADS_FLAGS selects the store of the commands. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { POSTED_LEAD } from './postedLead.ts'

const FORM = process.env.FORM_ORIGIN ?? 'http://localhost:4322'
const TOKEN = process.env.REPORT_TOKEN ?? ''
const COMMAND_FLAGS = (process.env.LEADS_FLAGS ?? '').split(' ').filter(Boolean)
const fetchAsOperator = (path: string, token = TOKEN) => fetch(`${FORM}${path}`, { headers: { authorization: `Bearer ${token}` } })
const runLeadsCommand = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/leads.ts', ...args, ...COMMAND_FLAGS]))
    .stdout

describe('the report', () => {
  it('is available only with the token', async () => {
    const response = await fetchAsOperator('/readyz')
    expect([response.status, await response.json()]).toMatchObject([200, { ok: true, writable: true, problems: [], counts: { dead: 0 } }])
    for (const path of ['/readyz', '/metrics']) expect((await fetchAsOperator(path, 'something else')).status).toBe(404)
  })
  it('is there as OpenMetrics', async () => {
    const response = await fetchAsOperator('/metrics')
    expect(response.headers.get('content-type')).toContain('application/openmetrics-text')
    expect(await response.text()).toMatch(/^leads_store_writable 1$[\s\S]*# EOF\n$/m)
  })
})

it('the commands find, export and erase what the form took', { timeout: 60_000 }, async () => {
  const email = `operator-${crypto.randomUUID().slice(0, 8)}@plant.example`
  const body = JSON.stringify({
    ...POSTED_LEAD,
    name: 'Operator Check',
    email,
    campaign: { landing: '/industries/retail' },
  })
  const sent = await fetch(`${FORM}/api/leads`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const { reference } = (await sent.json()) as { reference: string }
  expect(await runLeadsCommand('search', email)).toContain(reference)
  expect(JSON.parse(await runLeadsCommand('show', reference))).toMatchObject({ reference, campaign: { landing: '/industries/retail' } })
  expect(await runLeadsCommand('stats')).toMatch(/\d {2}\/industries\/retail/)
  expect(await runLeadsCommand('erase', email, '--yes')).toBe('1 lead deleted.\n')
  expect(await runLeadsCommand('search', email)).toBe('Nothing found.\n')
})
