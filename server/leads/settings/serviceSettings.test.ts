import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPorts } from '#scripts/lib/project.ts'
import { describeSettings, listChannels, readServiceSettings, settingsInLog } from './serviceSettings.ts'
import { SERVICE_VARIABLES } from './serviceVariables.ts'

const defaults = { database: 'data/leads.sqlite', email: 'hello@site.example' }
const WEBHOOK = { LEAD_WEBHOOK_URL: 'https://crm.example/hook', LEAD_WEBHOOK_SECRET: 'sixteen-characters' }
const MAIL = { SMTP_URL: 'smtps://me:pw@mail.example:465' }
const TOKEN = { LEAD_REPORT_TOKEN: 'a-token-of-enough-length-1' }
const check = (env: Record<string, string>, runtime?: 'workers') => readServiceSettings(env, defaults, runtime)
const summaryOf = (env: Record<string, string>) => describeSettings(check(env)).join('\n')
/** The outcome for an operator: "refused" or "warned" with all sentences, or nothing. */
function outcomeOf(env: Record<string, string>): string {
  try {
    readPorts(env)
    const { warnings } = check({ ...env })
    return warnings.length > 0 ? `warned: ${warnings.join(' ')}` : 'nothing'
  } catch (error) {
    return `refused: ${(error as Error).message}`
  }
}

describe('every wrong setting is refused or warned of', () => {
  it.each([
    ['PORT=abc', { PORT: 'abc' }, /^refused: PORT must be a port number/],
    ['FORM_PORT=0', { FORM_PORT: '0' }, /^refused: FORM_PORT must be a port/],
    ['a frame that is no origin', { ...WEBHOOK, SITE_ORIGINS: 'www.site.example' }, /^refused: [\s\S]*SITE_ORIGINS must list origins/],
    ['both ports alike', { PORT: '4000', FORM_PORT: '4000' }, /^refused: PORT and FORM_PORT must differ/],
    ['TRUST_PROXY=true', { TRUST_PROXY: 'true' }, /^refused: [\s\S]*TRUST_PROXY must list the addresses/],
    ['TRUST_PROXY=1', { TRUST_PROXY: '1' }, /^refused: [\s\S]*TRUST_PROXY/],
    [
      'an email recipient without a mail server',
      { LEAD_MAIL_TO: 'sales@site.example' },
      /^refused: [\s\S]*LEAD_MAIL_TO is set but SMTP_URL is not/,
    ],
    ['no address as recipient', { ...MAIL, LEAD_MAIL_TO: 'sales' }, /^refused: [\s\S]*LEAD_MAIL_TO must be one/],
    ['two recipients', { ...MAIL, LEAD_MAIL_TO: 'a@site.example, b@site.example' }, /^refused: [\s\S]*LEAD_MAIL_TO must be one/],
    [
      'a sender without a mail server',
      { LEAD_MAIL_FROM: 'leads@site.example' },
      /^refused: [\s\S]*LEAD_MAIL_FROM is set but SMTP_URL is not/,
    ],
    ['no address as sender', { ...MAIL, LEAD_MAIL_FROM: 'Leads <leads@site.example>' }, /^refused: [\s\S]*LEAD_MAIL_FROM must be one/],
    ['a mail server that is no address', { SMTP_URL: 'mail.example' }, /^refused: [\s\S]*SMTP_URL must look like/],
    ['a mail server without a host', { SMTP_URL: 'smtps://' }, /^refused: [\s\S]*SMTP_URL must look like .*, but names no host/],
    ['a password with a slash', { SMTP_URL: 'smtps://me:a/b@mail.example' }, /^refused: [\s\S]*SMTP_URL must .* cannot be read.* as %2F/],
    ['a mail server by another protocol', { SMTP_URL: 'https://mail.example' }, /^refused: [\s\S]*SMTP_URL .*, but begins with "https:"/],
    ['a mail server with a bad port', { SMTP_URL: 'smtp://mail.example:abc' }, /^refused: [\s\S]*SMTP_URL must look like/],
    ['a webhook without a secret', { LEAD_WEBHOOK_URL: 'https://crm.example' }, /^refused: [\s\S]*LEAD_WEBHOOK_SECRET must be set/],
    ['a secret without a webhook', { LEAD_WEBHOOK_SECRET: 'sixteen-characters' }, /^refused: [\s\S]*LEAD_WEBHOOK_URL is not/],
    [
      'a webhook that is no web address',
      { ...WEBHOOK, LEAD_WEBHOOK_URL: 'ftp://crm.example' },
      /^refused: [\s\S]*LEAD_WEBHOOK_URL must be .*, but begins with "ftp:"/,
    ],
    [
      'a webhook that is no address',
      { ...WEBHOOK, LEAD_WEBHOOK_URL: 'crm.example/hook' },
      /^refused: [\s\S]*LEAD_WEBHOOK_URL must be .*, but cannot be read as an address/,
    ],
    ['proxies that are everybody', { ...WEBHOOK, TRUST_PROXY: '0.0.0.0/0' }, /^warned: TRUST_PROXY trusts every address/],
    ['a webhook with a user name', { ...WEBHOOK, LEAD_WEBHOOK_URL: 'https://me@crm.example' }, /^refused: [\s\S]*must not hold/],
    ['a webhook with a password alone', { ...WEBHOOK, LEAD_WEBHOOK_URL: 'https://:pw@crm.example' }, /^refused: [\s\S]*must not hold/],
    [
      'a webhook with a name and a password',
      { ...WEBHOOK, LEAD_WEBHOOK_URL: 'https://me:pw@crm.example' },
      /^refused: [\s\S]*must not hold/,
    ],
    ['a webhook over http', { ...WEBHOOK, LEAD_WEBHOOK_URL: 'http://crm.example/hook' }, /^warned: LEAD_WEBHOOK_URL is not encrypted/],
    ['a short secret', { ...WEBHOOK, LEAD_WEBHOOK_SECRET: 'short' }, /^warned: LEAD_WEBHOOK_SECRET is short/],
    ['retention that is no number', { ...WEBHOOK, LEAD_RETENTION_DAYS: 'forever' }, /^refused: [\s\S]*LEAD_RETENTION_DAYS must be/],
    ['a rate that is no number', { ...WEBHOOK, LEAD_RATE_OVERALL: '-1' }, /^refused: [\s\S]*LEAD_RATE_OVERALL must be/],
    ['one address above all', { ...WEBHOOK, LEAD_RATE_PER_ADDRESS: '900' }, /^warned: [\s\S]*shut the form/],
    ['a short token', { ...WEBHOOK, LEAD_REPORT_TOKEN: 'short' }, /^refused: [\s\S]*LEAD_REPORT_TOKEN must have .*, but has 5\. Make/],
    ['metrics that are neither on nor off', { ...WEBHOOK, ...TOKEN, LEAD_METRICS: 'true' }, /^refused: [\s\S]*LEAD_METRICS must be/],
    ['metrics without a token', { ...WEBHOOK, LEAD_METRICS: 'on' }, /^refused: [\s\S]*needs LEAD_REPORT_TOKEN/],
    ['a digest at no hour', { ...MAIL, LEAD_DIGEST_HOUR: '24' }, /^refused: [\s\S]*LEAD_DIGEST_HOUR must be/],
    ['a digest without a channel', { LEAD_DIGEST_HOUR: '7' }, /^refused: [\s\S]*no digest can be sent/],
    ['a misspelled name', { ...WEBHOOK, LEAD_WEBHOK_URL: 'https://crm.example' }, /^warned: LEAD_WEBHOK_URL is set, but is no setting/],
    ['no digest, where nobody is told', { LEAD_DIGEST_HOUR: 'off' }, /^warned: Nobody is told/],
    ['nobody is told at all', {}, /^warned: Nobody is told of new leads/],
  ])('%s', (_, env, expected) => expect(outcomeOf(env)).toMatch(expected))
  it.each([`ü${'x'.repeat(30)}`, `${'x'.repeat(30)}ü`, `${'x'.repeat(15)} ${'x'.repeat(15)}`])('the token %s', (token) =>
    expect(outcomeOf({ ...WEBHOOK, LEAD_REPORT_TOKEN: token })).toMatch(/^refused: .*\n.* but has 31, some of them others\. Make/),
  )
  it('settings that are right are accepted', () => {
    expect(
      outcomeOf({
        ...WEBHOOK,
        ...MAIL,
        ...TOKEN,
        LEAD_METRICS: 'on',
        LEAD_DIGEST_HOUR: '7',
        LEAD_MAIL_TO: 'sales@site.example',
        LEAD_MAIL_FROM: 'leads@mail.example',
        TRUST_PROXY: 'loopback',
        SITE_ORIGINS: 'https://www.site.example',
      }),
    ).toBe('nothing')
    expect(outcomeOf({ ...WEBHOOK, LEAD_WEBHOOK_URL: 'http://localhost:9000' })).toBe('nothing')
  })
  it.each([
    ['no metrics', { ...WEBHOOK, LEAD_METRICS: 'off' }],
    ['no digest', { ...MAIL, LEAD_DIGEST_HOUR: 'off' }],
    ['no digest, where none could be sent', { ...WEBHOOK, LEAD_DIGEST_HOUR: 'off' }],
    ['a digest over the webhook', { ...WEBHOOK, LEAD_DIGEST_HOUR: '7' }],
    ['a variable of something else', { ...WEBHOOK, MISLEAD_ME: '1' }],
    ['the shortest token', { ...WEBHOOK, LEAD_REPORT_TOKEN: 'x'.repeat(24) }],
    ['the shortest secret', { ...WEBHOOK, LEAD_WEBHOOK_SECRET: 'x'.repeat(16) }],
    ['one address as much as all', { ...WEBHOOK, LEAD_RATE_PER_ADDRESS: '600' }],
  ])('%s is accepted', (_, env) => expect(outcomeOf(env)).toBe('nothing'))
  it.each([
    ['a token', { ...WEBHOOK, LEAD_REPORT_TOKEN: 'x'.repeat(23) }, 'refused'],
    ['a token of other letters', { ...WEBHOOK, LEAD_REPORT_TOKEN: 'ü'.repeat(30) }, 'refused'],
    ['a token with a blank', { ...WEBHOOK, LEAD_REPORT_TOKEN: `${'x'.repeat(24)} x` }, 'refused'],
    ['a secret', { ...WEBHOOK, LEAD_WEBHOOK_SECRET: 'x'.repeat(15) }, 'warned'],
  ])('but %s a little too short, or with what cannot be sent, is', (_, env, how) => expect(outcomeOf(env)).toMatch(how))
  it('names all that is wrong at once', () => {
    const lines = outcomeOf({ LEAD_WEBHOOK_URL: 'ftp://x', LEAD_METRICS: 'x', TRUST_PROXY: 'yes' }).split('\n')
    for (const name of ['LEAD_WEBHOOK_URL', 'LEAD_METRICS', 'TRUST_PROXY'])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${name} must `)))
  })
})

describe('what is on', () => {
  it('is what was set for the operator', () => {
    const { operator } = check({ ...MAIL, ...TOKEN, LEAD_METRICS: 'on', LEAD_DIGEST_HOUR: '23' })
    expect(operator).toMatchObject({ reportToken: TOKEN.LEAD_REPORT_TOKEN, hasMetrics: true, digestHour: 23 })
    expect(operator.commandLine('list')).toBe('npm run leads -- list')
    expect(check({ LEADS_COMMAND: ' leads ' }).operator.commandLine('list')).toBe('leads list')
    expect(check(MAIL).operator).toMatchObject({ reportToken: null, hasMetrics: false, digestHour: 6 })
    expect(check({ ...MAIL, LEAD_DIGEST_HOUR: 'off' }).operator.digestHour).toBeNull()
    expect(check(WEBHOOK).operator.digestHour).toBeNull()
    expect(check({ ...WEBHOOK, LEAD_DIGEST_HOUR: '7' }).operator.digestHour).toBe(7)
  })
  it('is said in plain words', () => {
    const summary = summaryOf({ ...WEBHOOK, ...MAIL, ...TOKEN, LEAD_RETENTION_DAYS: '365' })
    expect(summary).toContain(
      'Leads are stored in data/leads.sqlite and handed on by webhook to crm.example and by email to hello@site.example',
    )
    expect(summary).toMatch(/digest goes to hello@site\.example from 06:00 UTC[\s\S]*after 365 days[\s\S]*\/readyz answers with the token/)
    expect(summaryOf({ ...MAIL, LEAD_MAIL_FROM: 'leads@mail.example' })).toContain(
      'by email to hello@site.example from leads@mail.example.',
    )
    expect(summaryOf(MAIL)).toContain('handed on by email to hello@site.example.')
    expect(summaryOf({ ...WEBHOOK, LEAD_DIGEST_HOUR: '7' })).toContain('A daily digest goes out by webhook from 07:00 UTC.')
    expect(summaryOf({ ...WEBHOOK, ...TOKEN, LEAD_METRICS: 'on' })).toContain('/readyz and /metrics answer with the token.')
    expect(summaryOf({})).toMatch(/nobody is told[\s\S]*No daily digest[\s\S]*No \/readyz/)
  })
  it('is deletion after 24 months, also where nobody set anything, and keeping longer breaks the policy', () => {
    expect(summaryOf({})).toContain('deleted after 731 days')
    const promise = (days: string) =>
      check({ ...WEBHOOK, LEAD_RETENTION_DAYS: days }).warnings.filter((line) => line.includes('privacy policy'))
    expect([promise('731'), promise('90')]).toEqual([[], []])
    expect(promise('732')).toHaveLength(1)
  })
  it('names commands as they are called there', () => {
    expect(check({ LEADS_COMMAND: 'docker exec site leads' }).warnings.join()).toContain('look with: docker exec site leads list')
    expect(check({}, 'workers').warnings.join()).toContain('npm run leads -- list --d1 remote')
  })
  it('is in the log’s first line, as facts', () => {
    const configured = { ...WEBHOOK, ...MAIL, ...TOKEN, LEAD_METRICS: 'on', LEAD_RETENTION_DAYS: '365' }
    const store = 'data/leads.sqlite'
    expect(settingsInLog(check(configured))).toEqual({
      ...{ store, channels: ['webhook', 'email'], retentionDays: 365, digestHour: 6 },
      reports: ['/readyz', '/metrics'],
    })
    expect(settingsInLog(check({ ...WEBHOOK, ...TOKEN }))).toMatchObject({ channels: ['webhook'], digestHour: null, reports: ['/readyz'] })
    expect(settingsInLog(check({}))).toEqual({ store, channels: [], retentionDays: 731, digestHour: null, reports: [] })
  })
  it('never holds a secret, and in the log nobody’s address', () => {
    const all = { ...WEBHOOK, ...MAIL, ...TOKEN, LEAD_MAIL_TO: 'sales@site.example', LEAD_MAIL_FROM: 'leads@mail.example' }
    expect(summaryOf(all)).not.toMatch(/sixteen|:pw@|a-token/)
    expect(JSON.stringify(settingsInLog(check(all)))).not.toMatch(/sixteen|:pw@|a-token|@|crm\.example/)
  })
  it('is no email on Workers, which says so', () => {
    const { leads, operator, warnings } = check({ ...WEBHOOK, ...MAIL }, 'workers')
    expect([leads.mail, operator.digestHour, warnings.join()]).toEqual([null, null, expect.stringContaining('no effect on Workers')])
    expect(check({ ...WEBHOOK, LEAD_MAIL_TO: 'a@site.example', LEAD_MAIL_FROM: 'b@site.example' }, 'workers').warnings).toEqual([
      expect.stringMatching(/^LEAD_MAIL_TO has no effect/),
      expect.stringMatching(/^LEAD_MAIL_FROM has no effect/),
    ])
  })
  it('is refused without words that may be secret', () => {
    const secrets = { LEAD_WEBHOOK_URL: 'ftp://crm.example/xyzzy', SMTP_URL: 'mail://me:xyzzy@mail.example', LEAD_REPORT_TOKEN: 'xyzzy' }
    expect(outcomeOf(secrets)).toMatch(/^refused: (?![\s\S]*xyzzy)/)
  })
  it.each([
    [{}, []],
    [WEBHOOK, ['webhook']],
    [MAIL, ['email']],
    [{ ...WEBHOOK, ...MAIL }, ['webhook', 'email']],
  ])('with %o leads are handed on by %j', (env, channels) => expect(listChannels(check(env).leads)).toEqual(channels))
})

describe('docs/settings.md', () => {
  const documented = new Set(
    [...readFileSync('docs/settings.md', 'utf8').matchAll(/`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g)].map((match) => match[1]),
  )
  const read = new Set<string>(SERVICE_VARIABLES)
  for (const file of [
    'src/site/settings.ts',
    'server/leads/settings/leadSettings.ts',
    'server/worker.ts',
    'server/leads/commands/storeTarget.ts',
    'scripts/lib/project.ts',
    'src/lib/build/pages/buildTime.ts',
  ]) {
    for (const match of readFileSync(file, 'utf8').matchAll(
      /\benv\.([A-Z][A-Z0-9_]{3,})|'((?:SITE|DEMO|LEADS?|SMTP|TRUST|FORM|CLOUDFLARE|D1)_[A-Z0-9_]+|HOST|PORT)'/g,
    ))
      read.add(match[1] ?? match[2] ?? '')
  }
  /** Internal variables, which nobody sets: the output folder of a build, and the base address that tests replace. */
  for (const inner of ['BUILD_INTO', 'CLOUDFLARE_API_BASE_URL', 'ASSETS', 'ROLE']) read.delete(inner)
  it('lists what is read', () => expect([...read].filter((name) => !documented.has(name)).sort()).toEqual([]))
  it('lists nothing else', () => expect([...documented].filter((name) => !read.has(name ?? '')).sort()).toEqual([]))
})
