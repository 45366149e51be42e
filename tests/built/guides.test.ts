import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { POINT_LADDER } from '#src/models/policy/policy.ts'
import { guideSchema } from '#src/schemas/guide/guide.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { site } from '#src/site/site.ts'
import { type Pdf, parsePdf } from '../lib/pdf.ts'
import { INDUSTRY_PATHS } from '../lib/specifiedPages.ts'
import { BUILT_SITE, builtFiles, builtPages, readMain } from './builtSite.ts'

const guides = [...builtFiles].filter((file) => /^\/guides\/.*\.pdf$/.test(file))

it('the guides have one for each specified industry and the security whitepaper among them', () => {
  const industries = INDUSTRY_PATHS.map((path) => path.replace('/industries', '/guides'))
  expect(guides).toEqual(expect.arrayContaining([...industries, '/guides/security-whitepaper'].map((path) => `${path}.pdf`)))
})
describe.each(guides)('the guide %s', (file) => {
  const bytes = readFileSync(`${BUILT_SITE}${file.slice(1)}`)
  let pdf: Pdf
  beforeAll(async () => {
    pdf = await parsePdf(bytes)
  })
  const texts = (tag: string) => pdf.elements.filter((element) => element.tag === tag).map(({ text }) => text)

  it('has 6 to 14 pages and under 400 KB', () => {
    expect(pdf.pages).toBeGreaterThanOrEqual(6)
    expect(pdf.pages).toBeLessThanOrEqual(14)
    expect(bytes.length).toBeLessThan(400 * 1024)
  })
  it('is tagged, has a language and shows its title', () => {
    expect(pdf).toMatchObject({ isMarked: true, language: 'en-US', showsTitle: true })
    expect(pdf.title).toBe(`${texts('H1')[0]} – ${site.name}`)
  })
  it('has one title, and headings below it without a gap', () => {
    const levels = pdf.elements.flatMap(({ tag }) => /^H(\d)$/.exec(tag)?.[1] ?? []).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })
  it('has a bookmark for each chapter', () => {
    expect(pdf.bookmarks.map(({ title }) => title)).toEqual(texts('H2'))
    expect(new Set(pdf.bookmarks.map(({ page }) => page)).size).toBe(pdf.bookmarks.length)
  })
  it('has tables whose header cells say what they head', () => {
    expect(texts('Table').length).toBeGreaterThan(0)
    expect(pdf.scopes.length).toBe(texts('TH').length)
    for (const scope of pdf.scopes) expect(scope).toMatch(/^(Column|Row)$/)
  })
  it('links phone, email and site, and to pages that there are', () => {
    expect(pdf.links.map(({ url }) => url)).toEqual(expect.arrayContaining([site.phoneHref, site.emailHref, site.url]))
    const paths = new Set(builtPages.map(({ path }) => path))
    for (const { url, page, contents, isTagged } of pdf.links) {
      expect(isTagged, `${contents} stands in the tag tree`).toBe(true)
      expect(contents, url).not.toBe('')
      // Links of the table of contents lead to pages of the document itself.
      if (url === '') {
        expect(page, contents).toBeGreaterThan(1)
        continue
      }
      const address = new URL(url)
      if (address.protocol === 'https:' || address.protocol === 'http:') {
        expect(address.origin).toBe(new URL(site.url).origin)
        expect(paths.has(address.pathname), url).toBe(true)
      }
    }
  })
  it('can be read aloud: it has spaces between words, a text for every picture, and a glyph for every letter', () => {
    const paragraphs = texts('P').concat(texts('LBody'))
    expect(paragraphs).not.toEqual([])
    for (const text of paragraphs) {
      expect(text).not.toMatch(/[%+][A-Za-z]|[a-z]{2}[.!?][A-Z]/)
      expect(text).not.toMatch(/\s{2}/)
    }
    for (const { tag, alt } of pdf.elements) if (tag === 'Figure') expect(alt).toBeTruthy()
    expect(pdf.missing).toBe('')
  })
})

describe('two guides', () => {
  /** The sentences of a guide, each with its page. Text of the document's root element occurs once on each page. */
  const sentencesOf = (pdf: Pdf) => {
    let page = 0
    return pdf.elements.flatMap(({ tag, text }) => {
      if (tag === 'Document') page++
      if (!/^(P|TD|TH)$/.test(tag)) return []
      const sentences = text.split(/(?<=[.!?”]) /).map((sentence) => sentence.trim())
      return sentences.filter((sentence) => sentence.length > 25).map((sentence) => ({ sentence, page }))
    })
  }
  /** Number of characters that two guides may share outside the one shared page: the line's answers, the foot of the cover, addresses. */
  const MAX_SHARED_ELSEWHERE = 700
  const read = new Map<string, Promise<Pdf>>()
  const pdfOf = (file: string) => {
    const known = read.get(file) ?? parsePdf(readFileSync(`${BUILT_SITE}${file.slice(1)}`))
    read.set(file, known)
    return known
  }
  const pairs = guides.flatMap((file, index) => guides.slice(index + 1).map((other) => [file, other] as const))
  it.each(pairs)('%s and %s share no more than a page', async (file, other) => {
    const [one, two] = [await pdfOf(file), await pdfOf(other)]
    const known = new Set(sentencesOf(two).map(({ sentence }) => sentence))
    const shared = new Map<number, number>()
    for (const { sentence, page } of sentencesOf(one)) if (known.has(sentence)) shared.set(page, (shared.get(page) ?? 0) + sentence.length)
    const byPage = [...shared.values()].toSorted((a, b) => b - a)
    expect(byPage.slice(1).reduce((sum, length) => sum + length, 0)).toBeLessThan(MAX_SHARED_ELSEWHERE)
  })
})

describe.each(guides)('the guide %s', (file) => {
  it('has a worked example', async () => {
    const { elements } = await parsePdf(readFileSync(`${BUILT_SITE}${file.slice(1)}`))
    expect(elements.filter(({ tag, text }) => tag === 'P' && /^Worked example/.test(text))).not.toHaveLength(0)
  })
  it('says on its cover that the picture is a sample, if it is', async () => {
    const { elements } = await parsePdf(readFileSync(`${BUILT_SITE}${file.slice(1)}`))
    const cover = elements.filter(({ tag, parents }) => tag === 'P' && parents.length === 1).slice(0, 5)
    const { board } = readSiteEntry(file.replace('.pdf', ''), guideSchema)
    if (board.sample) expect(cover.some(({ text }) => /sample/i.test(text))).toBe(true)
  })
})

describe.each(guides.filter((file) => !file.includes('security')))('the guide %s', (file) => {
  it('states each figure of its page with its unit in words', async () => {
    const { elements } = await parsePdf(readFileSync(`${BUILT_SITE}${file.slice(1)}`))
    const page = file.replace('/guides', '/industries').replace('.pdf', '')
    const figures = readMain(page)
      .querySelectorAll(`${sharedAttributes.figure.selector} dd`)
      .map((value) => `${value.textContent} ${value.parentNode?.querySelector('dt > span')?.textContent}`)
    const said = elements.filter(({ tag, text }) => tag === 'P' && figures.includes(text))
    // Only an industry of the specification has to have figures.
    expect(said.length).toBeGreaterThanOrEqual(INDUSTRY_PATHS.includes(page) ? 2 : Math.min(figures.length, 2))
  })
  it('keeps prices of events and consequences of totals in separate tables', async () => {
    const { elements } = await parsePdf(readFileSync(`${BUILT_SITE}${file.slice(1)}`))
    const tables = elements.filter(({ tag }) => tag === 'Table').map(({ text }) => text)
    const steps = POINT_LADDER.map(({ at, label }) => `${at}${label}`).join('')
    expect(tables.filter((text) => text.endsWith(steps))).toHaveLength(1)
    // Another table of the guide may mention a warning. Only this one has all steps.
    expect(tables.filter((text) => POINT_LADDER.every(({ label }) => text.includes(label)))).toHaveLength(1)
  })
})
