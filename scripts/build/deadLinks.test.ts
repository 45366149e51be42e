import { describe, expect, it } from 'vitest'
import type { PageKind } from '#src/site/pageKinds.ts'
import { linkProblems } from './deadLinks.ts'

const ORIGIN = 'https://site.example'
const page = (path: string, html = '', noindex = false, kind: PageKind = 'document') => ({ path, html, noindex, kind })
const linksTo = (...hrefs: string[]) => hrefs.map((href) => `<a class="x" href="${href}">Words</a>`).join('')
const problemsOf = (pages: ReturnType<typeof page>[], more: Partial<Parameters<typeof linkProblems>[0]> = {}) =>
  linkProblems({ pages, files: new Set(['/guides/retail.pdf']), origin: ORIGIN, lines: [], redirects: {}, redirectLines: [], ...more })
const faq = page('/faqs', '<section id="faq-points"><h2 id="top">Points</h2></section>')

describe('a link', () => {
  it('may lead to a page, to a section of it, to a file, to its own page and to another site', () =>
    expect(
      problemsOf([
        page(
          '/',
          linksTo(
            '/faqs',
            '/faqs?q=a&amp;b=c#faq-points',
            '/guides/retail.pdf',
            '#',
            '/',
            'https://other.example/x',
            'tel:+13125550100',
            `${ORIGIN}/faqs`,
          ),
        ),
        faq,
      ]),
    ).toEqual([]))
  it('to a missing page is reported with its line in content, or with its page if content does not have the link', () => {
    const lines = [{ file: 'src/content/a.yaml', line: 7, text: '  text: See [it](/nowhere).' }]
    expect(problemsOf([page('/', linksTo('/nowhere'))], { lines })).toEqual([
      'src/content/a.yaml, line 7: A link leads to /nowhere, and there is no such page or file.',
    ])
    expect(problemsOf([page('/', linksTo('/faq')), faq])).toContainEqual(
      expect.stringMatching(/no such page or file\. Did you mean \/faqs\?$/),
    )
    expect(problemsOf([page('/', linksTo('/nowhere'))])).toEqual([expect.stringMatching(/^The page \/: A link leads to \/nowhere/)])
  })
  it('to a missing section is reported with the nearest id, at each line that has the link', () => {
    const lines = [
      { file: 'src/content/a.yaml', line: 3, text: '  to: faqs#faq-point' },
      { file: 'src/content/a.yaml', line: 4, text: '  to: faqs#faq-points' },
      { file: 'src/content/b.mdx', line: 9, text: 'See [it]({route:faqs}#faq-point).' },
    ]
    const problems = problemsOf([page('/', linksTo('/faqs#faq-point', '/faqs#faq-points')), faq], { lines })
    expect(problems).toEqual([
      'src/content/a.yaml, line 3: A link leads to /faqs#faq-point, and that page has no "faq-point". Did you mean "faq-points"?',
      expect.stringMatching(/^src\/content\/b\.mdx, line 9: /),
    ])
  })
})

it('a page that no link leads to is reported, unless it is hidden from search engines or is a campaign’s landing page', () => {
  const pages = [
    page('/', linksTo('/faqs')),
    faq,
    page('/lonely', linksTo('/')),
    page('/status', '', true),
    page('/landing/spring', '', false, 'landing'),
  ]
  expect(problemsOf(pages)).toEqual([expect.stringMatching(/^No link leads to the page \/lonely: /)])
})
it('a redirect leads from an address without a page to one with a page', () => {
  const redirects = { '/old': '/faqs#faq-points', '/older': '/gone', '/faqs': '/', '/round': '/round' }
  const redirectLines = JSON.stringify(redirects, null, 2).split('\n')
  expect(problemsOf([page('/', linksTo('/faqs')), faq], { redirects, redirectLines })).toEqual([
    'src/site/redirects.json, line 3, /older: It leads to /gone, and there is no such page or file. Lead it to what there is.',
    expect.stringMatching(/line 4, \/faqs: There is a page at this address/),
    expect.stringMatching(/line 5, \/round: It leads to \/round, and there is no such page/),
  ])
})
