import { expect, it } from 'vitest'
import { allowedFiguresOf, refusedFigures, typedFigureProblem } from './allowedFigures.ts'

const typedFigures = new Map([
  ['45 days', ['documents/legal/privacy.mdx']],
  ['200%', ['documents/legal/access.mdx', 'pages/faq.yaml']],
])
const allowedIn = (file: string) => allowedFiguresOf(file, typedFigures)
const refusedIn = (file: string, typedClaims: { figure: string }[] = []) =>
  refusedFigures('Within 2 hours, 45 days or a 45-day week, at 200%', allowedIn(file), typedClaims)
const tokens = new Map([
  ['policy:noticeHours', '2'],
  ['policy:noShow.contactHours.last', '2'],
])

it('listed figures may be typed in the files that they are listed for, however they are written', () =>
  expect(refusedIn('documents/legal/privacy.mdx')).toEqual(['200%', '2 hours']))
it('figures that are refused already are not refused again', () =>
  expect(refusedIn('documents/legal/privacy.mdx', [{ figure: '200%' }])).toEqual(['2 hours']))
it('listed figures may be typed in no other file, whose problem names those and the fix', () => {
  expect(refusedIn('pages/home.yaml')).toEqual(['200%', '2 hours', '45 days', '45-day'])
  expect(typedFigureProblem('200%', allowedIn('pages/home.yaml'), tokens)).toMatch(
    /“200%” is listed .*typed-figures\.yaml for documents\/legal\/access\.mdx, pages\/faq\.yaml: write its token, or add pages\/home\.yaml/,
  )
  expect(typedFigureProblem('45-day', allowedIn('pages/home.yaml'), tokens)).toMatch(
    /for documents\/legal\/privacy\.mdx: .*add pages\/home\.yaml/,
  )
})
it('a figure that tokens print is refused with each of them, and with where to list it when none is meant', () =>
  expect(typedFigureProblem('2 hours', allowedIn('pages/home.yaml'), tokens)).toBe(
    '“2 hours” is typed by hand: write {policy:noticeHours} hours or {policy:noShow.contactHours.last} hours, whichever is meant. If something else is meant, list it for pages/home.yaml with its reason in src/content/checks/typed-figures.yaml.',
  ))
it('a figure that is listed for another file is refused with its tokens, too', () =>
  expect(typedFigureProblem('2 hours', allowedFiguresOf('pages/home.yaml', new Map([['2 hours', ['pages/faq.yaml']]])), tokens)).toMatch(
    /is listed .* for pages\/faq\.yaml: write \{policy:noticeHours\} hours or .*, or add pages\/home\.yaml/,
  ))
it('a figure that nobody has listed needs a token, a claim or a reason', () =>
  expect(typedFigureProblem('17 minutes', allowedIn('pages/home.yaml'), tokens)).toMatch(
    /write its token.*claims\.yaml.*list it for pages\/home\.yaml/,
  ))
