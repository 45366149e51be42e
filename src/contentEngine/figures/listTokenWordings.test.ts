import { expect, it } from 'vitest'
import { listTokenWordings } from './listTokenWordings.ts'

const tokens = new Map([
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
])('the figure “%s” can be written as %j', (written, wordings) => expect(listTokenWordings(written, tokens)).toEqual(wordings))
