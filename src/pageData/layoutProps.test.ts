import { expect, it, vi } from 'vitest'
import { readNavigationProps } from './layoutProps.ts'

const page = (id: string, position: number, menu?: string) => ({ id, data: { name: `The ${id}`, position, ...(menu ? { menu } : {}) } })
const COLLECTIONS: Readonly<Record<string, unknown>> = {
  features: [page('rules', 3, 'Yours.'), page('alerts', 1, 'Heard.'), page('swaps', 2)],
  industries: [page('mines', 1), page('harbors', 2, 'Unloaded.')],
  documents: [
    { id: 'glossary', data: { footer: 'Glossary' } },
    { id: 'support/manual', data: {} },
  ],
  demo: [{ id: 'demo', data: {} }],
  everyPage: [
    {
      id: 'every-page',
      data: {
        header: { menus: { features: 'Features', industries: 'Industries' }, links: [{ label: 'Support', href: '/support/faqs' }] },
        footer: {
          columns: [
            { title: 'Industries', links: [{ label: 'All', href: '/industries' }], lists: 'industries' },
            { title: 'Support', lists: 'documents' },
            { title: 'Legal', links: [{ label: 'Terms', href: '/legal/terms' }] },
          ],
        },
      },
    },
  ],
}
vi.mock('astro:content', () => ({ getCollection: async (name: string) => COLLECTIONS[name] }))

it('the header’s menus list the pages that have a line for them, by their positions', async () => {
  const { header } = await readNavigationProps()
  expect(header.menus.map(({ label, links }) => [label, links])).toEqual([
    [
      'Features',
      [
        { label: 'The alerts', href: '/features/alerts', text: 'Heard.' },
        { label: 'The rules', href: '/features/rules', text: 'Yours.' },
      ],
    ],
    ['Industries', [{ label: 'The harbors', href: '/industries/harbors', text: 'Unloaded.' }]],
  ])
  expect(header.links).toEqual([{ label: 'Support', href: '/support/faqs' }])
})
it('a column of the footer has its own links, and then the pages that it lists', async () => {
  const { columns } = await readNavigationProps()
  expect(columns.map(({ title, links }) => [title, ...links.map(({ href }) => href)])).toEqual([
    ['Industries', '/industries', '/industries/harbors'],
    ['Support', '/glossary'],
    ['Legal', '/legal/terms'],
  ])
})
