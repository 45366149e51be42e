import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Claim, readClaims } from '#src/facts/claims.ts'
import { type ContentFile, parseEntry, REVIEWS, readContentFiles } from './contentFiles.ts'
import { launchList } from './launchList.ts'

const claims = readClaims()

const TODAY = 'src/content'
const READY_SETTINGS = {
  SITE_PHONE: '(312) 664-2210',
  SITE_EMAIL: 'hello@pilot-attendance.com',
  SITE_URL: 'https://www.pilot-attendance.com',
  DEMO_FORM_URL: 'https://form.pilot-attendance.com/embed/demo-request',
  LEAD_WEBHOOK_URL: 'https://crm.pilot-attendance.com/leads',
  SITE_LINKEDIN_URL: 'https://www.linkedin.com/company/pilot',
  SITE_YOUTUBE_URL: 'https://www.youtube.com/@pilot',
  SITE_STATUS_URL: 'https://status.pilot-attendance.com',
}
const countedClaims = Object.fromEntries(Object.entries<Claim>(claims).map(([id, { sample: _, ...claim }]) => [id, claim]))

const entriesToday = readContentFiles(TODAY)

const META = { title: 'Who we are', description: 'Those who answer, and what they did before.' }
const saysSample = (meta: unknown) => /\bsamples?\b/i.test(JSON.stringify(meta))

/** A file as the owner leaves it before the launch. */
function withoutSamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSamples)
  if (typeof value !== 'object' || value === null) return value
  const object = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'meta' && saysSample(item) ? META : withoutSamples(item)]),
  )
  return 'sample' in object || 'describe' in object ? { ...object, sample: false } : object
}

/** @returns the content with another text of one file */
const withFile = (content: readonly ContentFile[], path: string, data: unknown): ContentFile[] => [
  ...content.filter((entry) => entry.path !== path),
  parseEntry(path, stringify(data)),
]

/** @returns today's content with every sample replaced and every text read */
function readyContent(): ContentFile[] {
  const counted = entriesToday.map((entry) => (entry.path.endsWith('.yaml') ? { ...entry, data: withoutSamples(entry.data) } : entry))
  const unread = withFile(counted, REVIEWS, { legal: {}, languages: {} })
  const left = launchList({ entries: unread, env: READY_SETTINGS, claims: countedClaims })
  const read = { by: 'Somebody', on: '2026-12-01' }
  const legal = left.filter(({ what }) => what.startsWith('No lawyer')).map(({ where }) => [where.replace('src/content/', ''), read])
  const languages = left.flatMap(({ what }) => /\(([a-z]{2,3})\)$/.exec(what)?.[1] ?? []).map((code) => [code, read])
  return withFile(unread, REVIEWS, { legal: Object.fromEntries(legal), languages: Object.fromEntries(languages) })
}

describe('today', () => {
  const left = launchList({ entries: entriesToday, env: {}, claims })
  const locations = left.map(({ where }) => where)
  it.each(Object.keys(READY_SETTINGS).filter((name) => name !== 'LEAD_WEBHOOK_URL'))('%s is still to be set', (name) =>
    expect(locations).toContain(name),
  )
  it('the missing receiver of demo requests is on the list', () => expect(locations).toContain('LEAD_WEBHOOK_URL or SMTP_URL'))
  it('names each file whose content says that it is a sample', () => {
    for (const file of ['shared/clients', 'shared/testimonials', 'pages/team']) {
      const { sample } = parse(readFileSync(`${TODAY}/${file}.yaml`, 'utf8')) as { sample: boolean }
      expect(locations.includes(`src/content/${file}.yaml`), file).toBe(sample)
    }
    for (const file of readdirSync(`${TODAY}/industries`)) {
      const { blocks } = parse(readFileSync(`${TODAY}/industries/${file}`, 'utf8')) as { blocks: { kind: string; sample?: boolean }[] }
      const named = left.some(({ what, where }) => where.endsWith(file) && what.includes('"blocks.quote"'))
      expect(named, file).toBe(blocks.find(({ kind }) => kind === 'quote')?.sample ?? false)
    }
  })
  it('names each sample figure by its id', () => {
    for (const [id, { sample }] of Object.entries<Claim>(claims))
      expect(
        left.some(({ what }) => what.startsWith(`Sample figure ${id}:`)),
        id,
      ).toBe(sample === true)
  })
  it('names texts that no lawyer and languages that no native speaker has read', () => {
    type Reviews = Record<'legal' | 'languages', Record<string, unknown>>
    const { legal, languages } = parse(readFileSync(`${TODAY}/checks/reviews.yaml`, 'utf8')) as Reviews
    const text = 'documents/legal/privacy-policy.mdx'
    expect(locations.includes(`src/content/${text}`)).toBe(!(text in legal))
    expect(left.some(({ what }) => what.includes('Spanish (es)'))).toBe(!('es' in languages))
  })
  it('each item of the launch list says how to fix it', () => expect(left.filter(({ fix }) => !/^[A-Z].+\.$/.test(fix))).toEqual([]))
})

describe('a site in which all of it is replaced', () => {
  const content = readyContent()
  const listOf = (change: object, entries = content) =>
    launchList({ entries, env: { ...READY_SETTINGS, ...change }, claims: countedClaims })
  it('the launch list of a site that is ready is empty', () => expect(listOf({})).toEqual([]))
  it.each([
    ['SITE_PHONE', '+1 312 555 0142'],
    ['SITE_EMAIL', 'sales@pilot.example'],
    ['SITE_URL', 'https://example.com'],
    ['DEMO_FORM_URL', 'http://localhost:4322/embed/demo-request'],
    ['SITE_PREVIEW', '1'],
  ])('is not ready with %s as %s', (name, value) => expect(listOf({ [name]: value }).map(({ where }) => where)).toEqual([name]))
  it('is not ready while search results call a page a sample, whatever its flags say', () => {
    const team = content.find(({ path }) => path === 'pages/team.yaml')?.data as object
    const left = listOf({}, withFile(content, 'pages/team.yaml', { ...team, meta: { ...META, description: 'Sample profiles for now.' } }))
    expect(left.map(({ what, where }) => [what, where])).toEqual([
      ['What search results say of the page calls it a sample, in "meta"', 'src/content/pages/team.yaml'],
    ])
  })
  it('needs no receiver of its own where a provider takes the form', () => {
    expect(listOf({ LEAD_WEBHOOK_URL: '' })).toHaveLength(1)
    expect(listOf({ LEAD_WEBHOOK_URL: '', SMTP_URL: 'smtps://mail.pilot-attendance.com' })).toEqual([])
    expect(listOf({ LEAD_WEBHOOK_URL: '', DEMO_FORM_URL: 'https://forms.provider.com/x/form/Demo' })).toEqual([])
  })
  it('names a review of a text that is not there', () => {
    const legal = { 'documents/legal/privacy.mdx': { by: 'Jane Doe, counsel', on: '2026-12-01' } }
    expect(listOf({}, withFile(content, REVIEWS, { legal })).map(({ what }) => what)).toContain(
      'A review names documents/legal/privacy.mdx, which is not there',
    )
  })
  it('refuses a review without a name', () =>
    expect(() => listOf({}, withFile(content, REVIEWS, { legal: { 'templates/x.yaml': { by: '', on: '2026-12-01' } } }))).toThrow(
      /reviews\.yaml cannot be read: legal\.templates\/x\.yaml\.by/,
    ))
})
