import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { routes } from '#src/site/routes.ts'
import { linkField } from '../fields/fields.ts'
import { findProblems } from '../findProblems.testing.ts'
import { checkFooterColumns, checkHeaderLinks, FOOTER_LISTS } from './specifiedShell.ts'

describe('the links of the header', () => {
  const linksSchema = z.array(linkField).superRefine(checkHeaderLinks)
  const CHOOSE = { label: 'Why Choose Us', to: 'comparison' }
  const BLOG = { label: 'Blog', to: 'blog' }
  const SUPPORT = { label: 'Support', to: 'faqs' }
  it('are those of the specification, in any order', () => expect(findProblems(linksSchema, [SUPPORT, CHOOSE, BLOG])).toEqual([]))
  it.each([
    ['one is missing', [CHOOSE, SUPPORT], [/^The specification .*“Blog” here: write \{ label: Blog, to: blog \}\.$/]],
    ['one leads elsewhere', [CHOOSE, BLOG, { ...SUPPORT, to: 'helpCenter' }], [/^2\.to: “Support” leads to faqs\.$/]],
    [
      'there is another',
      [CHOOSE, BLOG, SUPPORT, { label: 'Team', to: 'team' }],
      [/^3\.label: .*Put “Team” into a column of the footer\.$/],
    ],
    ['one is there twice', [CHOOSE, BLOG, SUPPORT, BLOG], [/^3\.label: “Blog” is here twice/]],
  ])('are refused where %s', (_, written, messages) =>
    expect(findProblems(linksSchema, written)).toEqual(messages.map((message) => expect.stringMatching(message))),
  )
})

describe('the columns of the footer', () => {
  const columnsSchema = z
    .array(z.strictObject({ title: z.string(), links: z.exactOptional(z.array(linkField)), lists: z.exactOptional(z.enum(FOOTER_LISTS)) }))
    .superRefine(checkFooterColumns)
  const to = (...names: (keyof typeof routes)[]) => names.map((name) => ({ label: name, to: name }))
  const FEATURES = { title: 'Features', lists: 'features' }
  const INDUSTRIES = { title: 'Industries', links: to('industries'), lists: 'industries' }
  const HELP = to('helpCenter', 'faqs', 'gettingStarted', 'customerLogin', 'blog', 'team')
  const SUPPORT = { title: 'Support', links: HELP, lists: 'documents' }
  const LEGAL = { title: 'Legal', links: to('privacy', 'terms', 'dataSecurity', 'cookies') }

  it('have what the specification lists, in any order, and more', () => {
    expect(findProblems(columnsSchema, [LEGAL, SUPPORT, INDUSTRIES, FEATURES])).toEqual([])
    expect(
      findProblems(columnsSchema, [
        FEATURES,
        { ...INDUSTRIES, links: [] },
        SUPPORT,
        { ...LEGAL, links: [...LEGAL.links, ...to('claims')] },
      ]),
    ).toEqual([])
  })
  it.each([
    ['a title is another', [{ ...FEATURES, title: 'Product' }, INDUSTRIES, SUPPORT, LEGAL], [/^.*has a column “Features” here/]],
    [
      'nobody lists some pages',
      [FEATURES, INDUSTRIES, { title: 'Support', links: HELP }, LEGAL],
      [/^.*: write “lists: documents” in one\.$/],
    ],
    [
      'two list the same',
      [FEATURES, INDUSTRIES, SUPPORT, { ...LEGAL, lists: 'features' }],
      [/^3\.lists: Another column lists the features/],
    ],
    [
      'a page is missing',
      [FEATURES, INDUSTRIES, { ...SUPPORT, links: HELP.slice(1) }, LEGAL],
      [/^.* links to helpCenter here\. Give them back\. .*specifiedLists\.ts/],
    ],
    ['a column is empty', [FEATURES, INDUSTRIES, SUPPORT, LEGAL, { title: 'More' }], [/^4: This column is empty/]],
    [
      'a page is there twice',
      [FEATURES, { ...INDUSTRIES, links: to('industries', 'industries') }, SUPPORT, LEGAL],
      [/^1\.links\.1\.to: This column has a link to this page already/],
    ],
  ])('are refused where %s', (_, written, messages) =>
    expect(findProblems(columnsSchema, written)).toEqual(messages.map((message) => expect.stringMatching(message))),
  )
})
