import { expect, it } from 'vitest'
import { footerProblems } from './footerProblems.ts'

const to = (label: string, href: string) => ({ label, href })
const lists = {
  features: [to('Rules', '/features/rules')],
  industries: [],
  documents: [to('Privacy', '/privacy'), to('Glossary', '/glossary')],
}
const problemsOf = (...columns: Parameters<typeof footerProblems>[0]['data']['footer']['columns']) =>
  footerProblems({ id: 'every-page', data: { footer: { columns } } }, lists)

it('a column of the footer names a page once: by a link, or by what it lists', () => {
  expect(problemsOf({ title: 'Help', links: [to('Rules', '/features/rules'), to('FAQ', '/faqs')], lists: 'documents' })).toEqual([])
  expect(problemsOf({ title: 'More', links: [to('Glossary', '/glossary')] })).toEqual([])
  expect(
    problemsOf(
      { title: 'Help', lists: 'features' },
      { title: 'More', links: [to('FAQ', '/faqs'), to('Words', '/glossary')], lists: 'documents' },
    ),
  ).toEqual([expect.stringMatching(/^every-page, footer › columns › 2 › links › 2 › to: .*“footer: …”/)])
  expect(problemsOf({ title: 'Help', links: [to('Rules', '/features/rules')], lists: 'features' })).toEqual([
    expect.stringContaining('“menu: …”'),
  ])
})
