import { describe, expect, it } from 'vitest'
import { parseSectionAmounts } from './sectionAmounts.ts'

const page = (body: string) => `<html><body><main>${body}</main><footer>Not of a section</footer></body></html>`

describe('how much a section holds', () => {
  const amountOf = (inside: string) =>
    parseSectionAmounts(page(`<section class="x" data-section-name="quotes">${inside}</section>`)).get('quotes') ?? 0
  it('grows with its letters, and with elements that have none', () => {
    expect(amountOf('<p>Words and more</p>') - amountOf('<p>Words</p>')).toBe(9)
    expect(amountOf('<p>Words</p><svg><path/></svg>')).toBeGreaterThan(amountOf('<p>Words</p>') + 50)
  })
  it('does not count styles, scripts, attributes and blanks', () => {
    const bare = amountOf('<p>Words in</p>')
    expect(amountOf('<style>p > a { color: red }</style><p title="1 > 0, and so on">Words\n   in</p><script>more()</script>')).toBe(bare)
  })
  it('is each section’s own, the last one’s without what follows the page', () => {
    const amounts = parseSectionAmounts(
      page('<section data-section-name="one"><p>1</p></section><section data-section-name="two"><p>1</p></section>'),
    )
    expect([...amounts]).toEqual([
      ['one', amounts.get('two')],
      ['two', amounts.get('one')],
    ])
  })
})
