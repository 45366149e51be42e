import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { documentTitle } from '#src/lib/build/pages/head.ts'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { NotFoundView } from './NotFoundView.tsx'
import { showMatchingNotFound } from './notFound.client.ts'

const meta = { title: 'No such post', description: 'Other posts.' }
const text = { meta, lede: 'Try these.', links: [{ label: 'Home', href: '/' }] }
const rows = { title: 'Today', missing: { time: '04:04', status: 'Gone' }, found: { time: '06:00', status: 'There' } }

describe('the one not-found page of a static host', () => {
  const show = (path: string) => {
    document.title = 'No such page'
    document.body.innerHTML = renderToStaticMarkup(<NotFoundView siteName="Company" shows="page" text={text} post={text} rows={rows} />)
    showMatchingNotFound(path)
    return { heading: document.querySelector('h1')?.textContent, title: document.title }
  }
  it('is the blog’s below /blog/', () => {
    const { heading, title } = show('/blog/nope')
    expect(heading).toBe(NOT_FOUND.post.heading)
    expect(title).toBe(documentTitle(meta.title, 'Company'))
  })
  it.each(['/nope', '/blog', '/blog/', '/blogs/x', '/%E0%A4%A'])('stays as it is on %s', (path) =>
    expect(show(path)).toEqual({ heading: NOT_FOUND.page.heading, title: 'No such page' }),
  )
})
