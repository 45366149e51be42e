import { expect, it } from 'vitest'
import { peerSource, writeGeneratedFiles } from './peerProject.ts'

it('a peer’s project links as the framework does, from wherever a section lies', () => {
  const source = 'export const More = () => <a href="/faqs">More</a>'
  expect(peerSource(source, 'src/ui/More.tsx')).toBe(
    `import { Anchor } from '../../Anchor'\n${'export const More = () => <Anchor href="/faqs">More</Anchor>'}`,
  )
  expect(peerSource('<article />', 'src/ui/Page.tsx')).toBe('<article />')
})
it('a peer’s project marks what has state, so that Next sends it to the browser', () =>
  expect(peerSource('const [open] = useState(false)', 'src/ui/Menu.tsx')).toMatch(/^'use client'\n/))
it('a peer’s project holds the shell of the first page, and of each page what <main> holds', () => {
  const page = (path: string, text: string) => ({
    ...{ path, title: 'Title', description: 'About', attributes: { 'data-kind': 'home' } },
    tree: [{ tag: 'main', props: {}, children: [text] }, 'Footer'],
  })
  const files = writeGeneratedFiles({ pages: { home: page('/', 'One'), faq: page('/faqs', 'Two') }, fonts: ['/a.woff2'] })
  expect(JSON.parse(files['generated/pages.json'] ?? '').faq).toEqual({
    ...{ path: '/faqs', title: 'Title', description: 'About', attributes: { 'data-kind': 'home' } },
  })
  expect(JSON.parse(files['generated/Shell.data.json'] ?? '')).toEqual([{}, { text: 'Footer' }])
  expect(JSON.parse(files['generated/faq.data.json'] ?? '')).toEqual([{ text: 'Two' }])
  expect(Object.keys(files)).toContain('generated/home.tsx')
})
