import { expect, it } from 'vitest'
import { allowedFiguresOf, listTokenWordings, refusedFigures, typedFigureProblem } from './allowedFigures.ts'

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

const manyTokens = new Map([
  ['claim:guarantee', '90 days'],
  ['claim:guarantee.number', '90'],
  ['claim:alertTime', '1 minute'],
  ['claim:alertTime.number', '1'],
  ['claim:hrTimeSavings', '66%'],
  ['claim:languages', '150+'],
  ['claim:languages.number', '150'],
  ['policy:noticeHours', '2'],
  ['policy:noShow.contactHours.last', '2'],
  ['policy:noShow.followUpHours', '24 to 48'],
  ['policy:noShow.cutoffMinutes', '30'],
  ['policy:retention.publicYears', '2'],
  ['policy:minimumAge', '18'],
  ['policy:pointLadder.final', '8'],
  ['policy:fmla.employeeHours', '1,250'],
])
it.each([
  ['2 hours', ['{policy:noticeHours} hours', '{policy:noShow.contactHours.last} hours']],
  ['2-year', ['{policy:retention.publicYears}-year']],
  ['24–48 hours', ['{policy:noShow.followUpHours} hours']],
  ['1,250 hours', ['{policy:fmla.employeeHours} hours']],
  ['8-point', ['{policy:pointLadder.final}-point']],
  ['30 min', ['{policy:noShow.cutoffMinutes} min']],
  ['90 days', ['{claim:guarantee}']],
  ['90-day', ['{claim:guarantee.number}-day']],
  ['1 min', ['{claim:alertTime.number} min']],
  ['150+', ['{claim:languages}']],
  ['Sixty-six percent', ['{claim:hrTimeSavings}']],
  // Another unit, another number, and a name that contains "min".
  ['2 weeks', []],
  ['3 hours', []],
  ['18 minutes', []],
  ['150 days', []],
  ['2%', []],
])('the figure “%s” can be written as %j', (written, wordings) => expect(listTokenWordings(written, manyTokens)).toEqual(wordings))
