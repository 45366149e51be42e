/**
 * The built site has everything that the specification lists (sections 2 and 3; docs/requirements/clarifications.md). Editors may add more,
 * such as a thirteenth article or a seventh industry, in the same form. Longer than other files because it is one list.
 */
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { comparisonSchema } from '#src/schemas/pages/comparison.ts'
import { demoSchema } from '#src/schemas/pages/demo.ts'
import { teamSchema } from '#src/schemas/pages/team.ts'
import { clientsSchema } from '#src/schemas/shared/clients.ts'
import { testimonialsSchema } from '#src/schemas/shared/testimonials.ts'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { demoViewAttributes } from '#src/sections/demo/page/demoView.attributes.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { homeAttributes } from '#src/sections/home/home.attributes.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { routeTo } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { INDUSTRIES_ON_HOME, OFFER_SECTIONS, offerAddress, SPECIFIED_DOCUMENTS } from '#src/specification/specifiedLists.ts'
import { FEATURE_PATHS, INDUSTRY_PATHS } from '../lib/specifiedPages.ts'
import { builtPages, findLink, findSection, listFormActions, listLinkAddresses, listTexts, readMain } from './builtSite.ts'

const site = readSettings(process.env)
const ROUTES = [
  '/',
  '/request-demo',
  '/customer-login',
  '/productivity-pilot-difference',
  '/meet-the-team',
  ...FEATURE_PATHS,
  '/industries',
  ...INDUSTRY_PATHS,
  '/blog',
  '/support/help-center',
  '/support/faqs',
  '/support/videos',
  '/legal/data-security',
  '/status',
  ...SPECIFIED_DOCUMENTS,
]

const paths = builtPages.map((page) => page.path)

it('every specified route is a page', () => {
  const fix = 'If the page is retired, take it out of src/specification/specifiedLists.json: docs/renaming-a-page.md, "Retiring one"'
  const gone = ROUTES.filter((path) => !paths.includes(path))
  expect(gone.map((path) => `The specification has the page ${path}, and the site does not. ${fix}`)).toEqual([])
})

describe('the home page', () => {
  const main = readMain('/')
  it('opens with a demo and the difference', () => {
    expect(findLink(main, 'Schedule a Demo')?.getAttribute('href')).toBe('/request-demo')
    expect(listLinkAddresses(main.querySelector('section'))).toContain('/productivity-pilot-difference')
  })
  it('shows every client and every industry', () => {
    const clients = findSection(main, 'clients')
    expect(clients?.querySelectorAll(`${sectionAttributes.clientList.selector} > li`)).toHaveLength(
      readSiteEntry('shared/clients', clientsSchema).clients.length,
    )
    expect(listLinkAddresses(clients)).toEqual(expect.arrayContaining(INDUSTRY_PATHS))
  })
  it('leads to the three features, and to four industries by cards', () => {
    expect(listLinkAddresses(main.querySelector('#features'))).toEqual(expect.arrayContaining(FEATURE_PATHS))
    expect(listLinkAddresses(findSection(main, 'industries'))).toEqual(expect.arrayContaining(INDUSTRIES_ON_HOME.map(routeTo.industry)))
  })
  it('has results, every testimonial, and a telephone link at its end', () => {
    expect(findSection(main, 'results')?.querySelectorAll('dd').length).toBeGreaterThan(0)
    const { quotes } = readSiteEntry('shared/testimonials', testimonialsSchema)
    expect(findSection(main, 'testimonials')?.querySelectorAll('blockquote')).toHaveLength(quotes.length)
    expect(listLinkAddresses(main.querySelector(sectionAttributes.closingStep.selector))).toEqual(
      expect.arrayContaining(['/request-demo', site.phoneHref]),
    )
  })
})

describe('the demo request', () => {
  const main = readMain('/request-demo')
  it('frames the form, as high as specified, under the specified title', () => {
    const frames = main.querySelectorAll('iframe')
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames)
      expect(frame.attributes).toMatchObject({ title: DEMO_FRAME.title, height: String(DEMO_FRAME.initialHeight) })
    expect(frames.some((frame) => frame.getAttribute(demoAttributes.formUrl.attribute) === site.demoFormUrl)).toBe(true)
  })
  it('has a visible link to the form’s own page, also without scripts', () => {
    const links = main.querySelectorAll(demoAttributes.formLink.selector)
    expect(links.every((link) => link.getAttribute('href') === site.demoFormUrl)).toBe(true)
    expect(links.some((link) => !link.closest('[hidden], noscript'))).toBe(true)
  })
  it('has every benefit and every client beside it', () => {
    const { benefits, clients } = readSiteEntry('pages/demo', demoSchema)
    expect(main.querySelectorAll(`${demoViewAttributes.benefits.selector} > li`)).toHaveLength(benefits.length)
    expect(main.querySelectorAll(`${sectionAttributes.clientList.selector} > li`)).toHaveLength(clients.length)
  })
})

describe('why choose us', () => {
  const main = readMain('/productivity-pilot-difference')
  it('compares the product with all others over all features, and leaves no cell empty', () => {
    const { alternatives, rows: features } = readSiteEntry('pages/comparison', comparisonSchema).comparison
    const rows = main.querySelectorAll('#comparison tbody tr').map((row) => listTexts(row, 'th, td'))
    const columns = listTexts(main, '#comparison thead th')
    expect(rows).toHaveLength(features.length)
    // The columns: the feature, the product, the alternatives, and the product's advantage.
    expect(columns).toHaveLength(1 + 1 + alternatives.length + 1)
    for (const row of rows) {
      expect(row).toHaveLength(columns.length)
      expect(row).not.toContain('')
    }
  })
  it('has every advantage, a strip of logos, a guarantee and results', () => {
    const { items } = readSiteEntry('pages/comparison', comparisonSchema).advantages
    expect(findSection(main, 'advantages')?.querySelectorAll('h3')).toHaveLength(items.length)
    expect(main.querySelector(`${comparisonAttributes.strip.selector} li`)).toBeTruthy()
    expect(findSection(main, 'guarantee')).toBeTruthy()
    expect(findSection(main, 'results')?.querySelectorAll('dd').length).toBeGreaterThan(0)
  })
})

it('the team is shown whole, each with a name, a title, a story and a picture or initials', () => {
  const cards = readMain('/meet-the-team').querySelectorAll('section li[id]')
  expect(cards).toHaveLength(readSiteEntry('pages/team', teamSchema).members.length)
  for (const card of cards) {
    expect(listTexts(card, 'h2')).toHaveLength(1)
    expect(listTexts(card, 'p').filter(Boolean).length, card.id).toBeGreaterThanOrEqual(2)
    const [name = ''] = listTexts(card, 'h2')
    const initials = name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
    const picture = card.querySelector('svg[aria-label], img')
    const alternative = picture?.getAttribute('aria-label') ?? picture?.getAttribute('alt')
    expect(alternative ?? card.textContent, card.id).toContain(picture ? name : initials)
  }
})

const industryPages = builtPages.filter((page) => page.path.startsWith('/industries/'))
it('the overview of industries leads to every industry', () => {
  const all = industryPages.map((page) => page.path)
  expect(all).toEqual(expect.arrayContaining(INDUSTRY_PATHS))
  expect(listLinkAddresses(readMain('/industries'))).toEqual(expect.arrayContaining(all))
})
// docs/requirements/clarifications.md: "Watch Demo Video" leads to the matching walk-through. Editors decide which one matches.
it('every Watch Demo Video leads to a walk-through', () => {
  const walkThroughs = readMain('/support/videos')
    .querySelectorAll('[id]')
    .map(({ id }) => `/support/videos#${id}`)
  const links = [...FEATURE_PATHS, ...industryPages.map(({ path }) => path)]
    .flatMap((path) => readMain(path).querySelectorAll('a'))
    .filter((link) => link.textContent.startsWith('Watch Demo Video'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(walkThroughs).toContain(link.getAttribute('href'))
})
it('every Request Access asks for the security documentation', () => {
  const links = readMain('/legal/data-security')
    .querySelectorAll('a')
    .filter((link) => link.textContent.startsWith('Request Access'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link.getAttribute('href')).toBe('/request-demo?topic=security-documentation')
})
describe.each(industryPages)('$path', ({ path }) => {
  const main = readMain(path)
  it.runIf(INDUSTRY_PATHS.includes(path))('has a testimonial', () => expect(main.querySelectorAll('blockquote')).toHaveLength(1))
  it('has challenges, solutions and a way to a demo', () => {
    for (const id of ['challenges', 'solutions']) expect(findSection(main, id)?.querySelectorAll('h3').length, id).toBeGreaterThan(1)
    const closing = main.querySelector(sectionAttributes.closingStep.selector)
    expect([...listLinkAddresses(closing), ...listFormActions(closing)]).toContain('/request-demo')
  })
  it.runIf(INDUSTRY_PATHS.includes(path))('has a feature and results', () => {
    expect(findSection(main, 'feature')?.querySelector('figure')).toBeTruthy()
    expect(findSection(main, 'results')?.querySelectorAll('dd').length).toBeGreaterThan(0)
    expect(findSection(main, 'results')?.querySelectorAll('li').length).toBeGreaterThan(0)
  })
  it.runIf(INDUSTRY_PATHS.includes(path))('offers a guide of its own', () =>
    expect(listLinkAddresses(main)).toContain(`/guides/${path.split('/').at(-1)}.pdf`),
  )
})

// Specification, section 1: real-time analytics and dashboards, supervisor alerts and escalation workflows, self-service portal.
describe('what the offer names', () => {
  const offered = OFFER_SECTIONS.map((section) => [routeTo.feature(section.feature), section.id] as const)
  it.each([['/', 'analytics'] as const, ...offered])('%s shows #%s as a section of its own, with a described picture', (path, id) => {
    const shown = findSection(readMain(path), id)
    expect(listTexts(shown, `h2#${id}`)).toHaveLength(1)
    const [caption = ''] = listTexts(shown, 'figure > figcaption')
    expect(caption.length).toBeGreaterThan(30)
  })
  it('home and the FAQ lead to each section on a feature page', () => {
    const places = OFFER_SECTIONS.map(offerAddress)
    expect(listLinkAddresses(readMain('/support/faqs'))).toEqual(expect.arrayContaining(places))
    expect(listLinkAddresses(findSection(readMain('/'), 'analytics')).some((href) => places.includes(href ?? ''))).toBe(true)
  })
})

// Specification, section 3: a stat, a feature and an FAQ category have an icon, and a testimonial has a background.
describe('a picture stands with', () => {
  const home = readMain('/')
  const withResults = ['/', '/productivity-pilot-difference', ...INDUSTRY_PATHS]
  const figuresOf = (path: string) => readMain(path).querySelectorAll(sharedAttributes.figure.selector)
  const withoutIcon = (path: string) => figuresOf(path).filter((figure) => !figure.querySelector('dd svg'))
  it.each(withResults)('each result on %s', (path) => {
    expect(findSection(readMain(path), 'results')?.querySelector(sharedAttributes.figure.selector)).toBeTruthy()
    expect(withoutIcon(path).flatMap((figure) => listTexts(figure, 'dt'))).toEqual([])
  })
  it('each result on the pages of features, of which one may have none', () => {
    expect(FEATURE_PATHS.flatMap(figuresOf).length).toBeGreaterThan(0)
    expect(FEATURE_PATHS.flatMap(withoutIcon).flatMap((figure) => listTexts(figure, 'dt'))).toEqual([])
  })
  it.each(FEATURE_PATHS)('the card of %s on home', (feature) => {
    const card = home.querySelectorAll(homeAttributes.feature.selector).find((candidate) => listLinkAddresses(candidate).includes(feature))
    // The arrow of the link does not count.
    expect(card?.querySelectorAll('svg').filter((svg) => !svg.closest('a'))).not.toHaveLength(0)
  })
  it('each category of questions', () => {
    const categories = readMain('/support/faqs').querySelectorAll(faqAttributes.category.selector)
    const icons = categories.map((category) => category.querySelectorAll('svg').filter((svg) => !svg.closest(faqAttributes.item.selector)))
    expect(categories.length).toBeGreaterThan(0)
    expect(icons.map(({ length }) => length)).not.toContain(0)
  })
  it('each testimonial on home', () => {
    const quotes = findSection(home, 'testimonials')?.querySelectorAll('figure') ?? []
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) expect(skyHourAttributes.hour.read(quote)).toBeTruthy()
  })
})
