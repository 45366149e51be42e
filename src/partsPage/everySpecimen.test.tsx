/** Checks of the page of parts. */
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EVERY_SPECIMEN } from './everySpecimen.ts'
import { SpecimenSheet } from './SpecimenSheet.tsx'

const specimens = EVERY_SPECIMEN.flatMap((group) => group.specimens)
/** Roles of controls. */
const CONTROLS = ['link', 'button', 'textbox', 'searchbox', 'combobox', 'checkbox']
/** Attributes that refer to elements by their ids. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']

const named = specimens.map((specimen) => ({ ...specimen, name: specimen.of.map(({ name }) => name).join(', ') }))

describe.each(named)('the specimen of $name', ({ of, looks }) => {
  const drawn = Object.entries(looks).map(([look, draw]) => ({ look, html: renderToStaticMarkup(draw('id')) }))
  it('is drawn in each of its looks', () => {
    expect(of.length).toBeGreaterThan(0)
    expect(drawn.filter(({ html }) => !html).map(({ look }) => look)).toEqual([])
  })
  // If two looks are drawn alike, the look was not passed on, or one of the two should not exist.
  it('has no two looks that are alike', () => {
    const alike = [...Map.groupBy(drawn, ({ html }) => html).values()].filter((same) => same.length > 1)
    expect(alike.map((same) => same.map(({ look }) => look))).toEqual([])
  })
  it.each(drawn)('has a name for each control, and refers only to ids that exist: $look', ({ html }) => {
    document.body.innerHTML = html
    for (const role of CONTROLS) {
      const all = screen.queryAllByRole(role)
      // Computing names is slow, so it is done only if there are elements of the role.
      if (all.length > 0) expect(screen.queryAllByRole(role, { name: /\S/ }), role).toEqual(all)
    }
    const ids = new Set([...document.querySelectorAll('[id]')].map((element) => element.id))
    const cited = REFERENCES.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    )
    expect(cited.filter((id) => !ids.has(id))).toEqual([])
  })
})

it('the page of parts names each part and each look, in both themes', () => {
  for (const group of EVERY_SPECIMEN) {
    document.body.innerHTML = renderToStaticMarkup(<SpecimenSheet {...group} />)
    const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
    for (const { of } of group.specimens) expect(titles).toContain(of.map(({ name }) => name).join(', '))
    const looks = group.specimens.flatMap((specimen) => Object.keys(specimen.looks))
    const captions = [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent ?? '')
    expect(captions).toEqual(expect.arrayContaining(looks))
    const themes = [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.colorScheme).filter(Boolean)
    expect(themes.filter((theme) => theme === 'dark')).toHaveLength(looks.length)
    expect(themes.filter((theme) => theme === 'light')).toHaveLength(looks.length)
  }
})
