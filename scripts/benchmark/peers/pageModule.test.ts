import { expect, it } from 'vitest'
import { pageModule } from './pageModule.ts'
import type { PageNode } from './pageTree.ts'

const component = (name: string, props = {}, slots = {}): PageNode => ({ source: `sections/${name}`, name, props, slots })

it('the module of a peer’s page imports each component once, and keeps what it is given beside the code', () => {
  const morning = component('Morning', { minute: 5 })
  const { code, data } = pageModule([component('Opening', { heading: 'A' }, { children: [morning], side: ['Words'] }), morning], {
    name: 'Page',
    sources: '../src',
  })
  expect(code.match(/^import .*/gm)).toEqual([
    "import { Opening } from '../src/sections/Opening'",
    "import { Morning } from '../src/sections/Morning'",
  ])
  expect(code).toContain('export const Page = ({ data }) =>')
  expect(code).toContain(
    '<Opening {...data[0]} side={<>{data[1].text}</>}><Morning {...data[2]} /></Opening>\n    <Morning {...data[3]} />',
  )
  expect(data).toEqual([{ heading: 'A' }, { text: 'Words' }, { minute: 5 }, { minute: 5 }])
})
it('the module of a peer’s page leaves room in a shell for the page, and tells where one is', () => {
  const main: PageNode = { tag: 'main', props: { id: 'main' }, children: [component('Opening')] }
  const { code, data } = pageModule([component('Header', { path: '/' }), main], { name: 'Shell', sources: '../src', isShell: true })
  expect(code).toContain('<Header {...data[0]} path={path} />')
  expect(code).toContain('<main {...data[1]} {...main}>{children}</main>')
  expect(code).not.toContain('Opening')
  expect(data).toHaveLength(2)
})
